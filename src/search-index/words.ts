/** Words that say nothing about what somebody is looking for. */
const stopWords = new Set(
  `a about after am an and are as at be been by can could did do does doing for from get give got had has have hi how i if
  in into is it its just kind like me my need of on or our please s should so some t tell than that the their them
  then there these they this to too up left right both want was we what whats when where which who why will with would you your
  al con de del el ella en eres es esta esto hay la las le les lo los me mi mis por que se su un una y izquierdo derecho
  в во для его ее за и из к как ко мне мои моего моем моему моим моя мою на о от по под с со у уже что это
  我 你 他 她 的 了 着 很 有 是 在 和 吗 呢 啊 把 被 就 都 会 个`.split(/\s+/),
);

const accents = /[\u0300-\u036f]/g;

/** Traditional Chinese characters, each with the simplified one. */
const traditional =
  '個个為为會会來来過过這这還还兩两隻只對对見见視视覺觉變变點点頭头雙双單单閃闪電电飛飞陰阴紅红腫肿脹胀劇剧藥药針针術术後后導导傷伤燒烧燙烫濺溅進进學学劑剂潔洁廁厕鹼碱膠胶髮发發发熱热嘔呕噁恶惡恶暈晕壓压鏡镜隱隐瞼睑邊边側侧膿脓淚泪癢痒嬰婴兒儿寶宝懷怀產产網网脫脱離离釘钉鐵铁異异劃划貓猫擊击樹树氣气槍枪煙烟無无開开閉闭睜睁醫医檢检費费錢钱價价預预約约險险語语說说驗验換换護护節节歲岁顏颜彎弯線线條条擴扩縮缩瞇眯濃浓黃黄綠绿結结損损糢模週周間间時时剛刚當当幾几從从現现讓让乾干澀涩樣样轉转動动聽听嚴严難难燈灯霧雾濛蒙矇蒙朧胧雲云塊块陽阳灑洒噴喷塵尘鋼钢銲焊療疗濕湿內内裡里裏里麼么嗎吗請请問问給给嚥咽誤误飲饮圓圆張张嗆呛綫线斷断壞坏闆板師师專专報报曬晒複复鏽锈雞鸡鳥鸟蟲虫籃篮膚肤帶带皰疱額额彈弹癱瘫腦脑癥症穩稳車车駕驾夠够強强鉛铅筆笔鉤钩魚鱼處处擋挡簾帘滿满漸渐與与於于總总東东國国門门媽妈爺爷長长風风撐撑衝冲殺杀氈毡儘尽鬧闹麗丽鬆松醬酱塗涂礙碍層层縫缝纖纤';
const simplified = new Map([...traditional.matchAll(/(.)(.)/gu)].map(([, from = '', to = '']) => [from, to]));

/**
 * The words of a text, in lower case, without accents and apostrophes. Chinese has no spaces: each character is a word,
 * a traditional one like its simplified one.
 */
export function wordsIn(text: string): string[] {
  const plain = text.normalize('NFD').replace(accents, '').toLowerCase().replace(/['’]/g, '');
  const words = plain.match(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\d])+/gu) ?? [];
  return words.map((word) => simplified.get(word) ?? word);
}

/** Endings of Russian nouns, adjectives and verbs, after `wordsIn`, which takes й for и. */
const russianEndings =
  /^(.{3,}?)(?:ени[еия]ми?|ени[еюи]|[аеиоуыя](?:л[аои]?|ть|ет|ют|ешь|ете)|[иы]т|[ауя]т|[иыя]ми|ами|[ое]го|[ое]му|[иы][еимх]|[ое][еиюм]|[ауя][юяхм]|[ое]в|и[ямюх]{1,2}|ь[юяе]|[аеиоуыьюя])$/;

/** A Russian word without its ending. */
function russianStem(word: string): string {
  const base = word.replace(/^(.{3,})с[яь]$/, '$1').replace(russianEndings, '$1');
  return base.replace(/^(.+[^аеиоуыэюя])[ео]([кн])$/, '$1$2');
}

/** A word without its ending as an English plural or verb ("allergies" finds "allergy"), or its Spanish or Russian ending. */
export function stem(word: string): string {
  if (word.length < 4) return word;
  if (/^[а-я]/.test(word)) return russianStem(word);
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/ses$/, 's')
    .replace(/([xz]|ch|sh)es$/, '$1')
    .replace(/([^su])s$/, '$1');
  const base = singular.length > 5 ? singular.replace(/(?:ing|ed)$/, '') : singular;
  const undoubled = base === singular ? base : base.replace(/([bdgmnprt])\1$/, '$1');
  return undoubled.length > 3
    ? undoubled
        .replace(/[eo]$/, '')
        .replace(/^(.{4,})a$/, '$1')
        .replace(/^(.{3,})y$/, '$1i')
    : undoubled;
}

/** Words that most pages have. */
const commonWords = new Set(['eye', 'old', 'red', 'see', 'take', 'us', 'vision', 'ojo', 'roj', 'глаз', '眼', '睛']);

/** How much a term of a query says, so that in "red eye contact lens" the lens decides. */
export const weightOf = (term: string): number => (commonWords.has(term) ? 0.2 : 1);

/** Whether a word says nothing about what somebody is looking for. */
export const isStopWord = (word: string): boolean => stopWords.has(word);

/** The words of a query that say something, as the index contains them; all of them if none says anything. */
export function queryTerms(query: string): string[] {
  const words = wordsIn(query);
  const telling = words.filter((word) => !isStopWord(word));
  return (telling.length > 0 ? telling : words).map(stem);
}

const known = new Map<string, readonly string[]>();

/** The terms of a phrase of the content, which are kept because each query is compared with all phrases. */
export function phraseTerms(phrase: string): readonly string[] {
  const terms = known.get(phrase) ?? queryTerms(phrase);
  known.set(phrase, terms);
  return terms;
}

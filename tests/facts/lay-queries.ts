import { inList } from '#src/rules/in-list.ts';

const splitAll = (queries: Readonly<Record<string, string>>): readonly (readonly [key: string, queries: string[]])[] =>
  Object.entries(queries).map(([key, text]) => [key, inList(text)]);

/** What patients type, by the pages that answer it: the last part of each page's path. Any of them should be found. */
const queriesByPages: Readonly<Record<string, string>> = {
  conjunctivitis: `
    pink eye; pinkeye; pink eye contagious; how long does pink eye last; conjuntivitis; conjunctivits;
    my eyes are goopy; eye stuck shut in the morning; can my kid go to school with pink eye`,
  'conjunctivitis urgent': 'green gunk in eye',
  'conjunctivitis emergency-eye-care urgent': 'eye infection; ojo rojo; bloodshot eyes',
  allergies: `
    itchy eyes; itchy watery eyes; eye alergies; pollen eyes; hay fever; allergic to my cat eyes;
    best eye drops for allergies; my eyes itch so much; eyes puffy in spring; alergia ojos`,
  'dry-eye-disease dry-eye-treatment': `
    dry eyes; feels like sand in my eyes; burning eyes; why are my eyes so dry; drye eyes`,
  'dry-eye-disease dry-eye-treatment ipl-therapy': 'ojo seco',
  'dry-eye-disease dry-eye-treatment allergies': 'eyes water all the time',
  'dry-eye-disease conjunctivitis dry-eye-treatment': 'gritty eye',
  'dry-eye-disease': 'artificial tears; dry eye menopause',
  'dry-eye-disease dry-eye-treatment ipl-therapy stye-chalazion': 'clogged oil glands in eyelid',
  'dry-eye-treatment dry-eye-disease': 'plugs for tear ducts',
  'digital-eye-strain':
    'eye strain; eyestrain from computer; tired eyes; headache from computer; ojos cansados; eyelid twitch',
  'digital-eye-strain screen-habits': 'eyes hurt after looking at screen; 20 20 20 rule',
  'digital-eye-strain glasses-lens-options screen-habits': 'blue light glasses; do blue light glasses work',
  'screen-habits': `
    screen time for kids; too much ipad; is dark mode better for eyes; how far should my monitor be;
    phone before bed`,
  'stye-chalazion': `
    stye; sty on eyelid; bump on eyelid; lump on my eyelid; pimple on eyelid; chalazeon; should i pop a stye;
    orzuelo; eyelid cyst`,
  'stye-chalazion emergency-eye-care allergies': 'swollen eyelid',
  'hygiene-lids-lashes': `
    crusty eyelids; flakes on eyelashes; eyelash mites; demodex; dandruff on eyelids; are lash extensions safe;
    eyelashes falling out; how to clean my eyelids; mascara; baby shampoo eyelids`,
  'hygiene-lids-lashes dry-eye-treatment': 'blepharitis',
  'hygiene-lids-lashes conjunctivitis stye-chalazion dry-eye-treatment allergies': 'can i wear makeup',
  cataracts: `
    cataracts; cateracts; cloudy vision; foggy vision; everything looks yellow and faded;
    glare from headlights at night; cataratas; milky eyes`,
  'cataracts glaucoma urgent': 'halos around lights at night',
  'cataracts surgical-comanagement': 'cataract surgery; when should i get cataract surgery',
  glaucoma: `
    glaucoma; gluacoma; high eye pressure; tunnel vision; my mom has glaucoma; glaucoma eye drops;
    presion alta en los ojos; can marijuana help glaucoma`,
  'glaucoma comprehensive-eye-exam': 'eye pressure test; puff of air test',
  'diabetic-retinopathy comprehensive-eye-exam': 'diabetic eye exam',
  'diabetic-retinopathy': `
    diabetes eyes; diabetic retinopthy; blood sugar blurry vision; ozempic eyes; type 2 diabetes how often eye exam;
    diabetes en los ojos`,
  'macular-degeneration': `
    macular degeneration; maculer degeneration; amd; amsler grid; cant recognize faces anymore; wet amd`,
  'macular-degeneration urgent': `
    straight lines look wavy; blurry spot in the middle of my vision; dark spot in center`,
  'macular-degeneration nutrition-for-eye-health': 'areds vitamins',
  'flashes-floaters': `
    floaters; floters; floaty things; floaty things in my eye; black spots in vision; squiggly lines in vision;
    cobwebs in my eye; little specks floating; are floaters normal; moscas volantes; gnats in my vision`,
  'myopia-in-kids myopia-management myopia-control': 'nearsighted; near sighted kid',
  'myopia-in-kids pediatric-eye-care': 'my child cant see the board; kid squinting at tv; does my child need glasses',
  'myopia-in-kids myopia-control myopia-management': 'kids glasses keep getting stronger; miopia',
  'myopia-control myopia-management': 'atropine drops for kids; misight; slow down myopia',
  'myopia-control myopia-management contact-lenses contact-lens-fitting': 'ortho k',
  'myopia-control myopia-management contact-lenses': 'overnight contacts that fix vision',
  'myopia-control myopia-management myopia-in-kids': 'stop my kids eyes getting worse',
  'glasses-lens-options presbyopia-solutions': 'progressive lenses; bifocals; what are progressives',
  'glasses-lens-options uv-eye-protection': 'transition lenses',
  'glasses-lens-options': `
    anti glare coating; new glasses make me dizzy; thinner lenses for strong prescription; lenses that dont break;
    eyeglasses; lentes progresivos`,
  'contact-lenses contact-lens-fitting': `
    contacts; contacts for astigmatism; contact lens for astigmatisim; daily contacts; colored contacts;
    hard contacts; scleral lens; contacts for my teenager; lentes de contacto`,
  'contact-lenses': 'can i sleep in my contacts; swim with contacts; shower with contacts',
  'contact-lenses contact-lens-fitting presbyopia-solutions': 'multifocal contacts',
  'contact-lenses dry-eye-disease dry-eye-treatment': 'my contacts feel dry',
  'contact-lens-fitting contact-lenses': 'contact lens exam; first time contacts; keratoconus',
  'presbyopia-solutions': `
    reading glasses; cant see up close; arms too short to read; cant read small print; trouble reading menu;
    presbiopia; eye drops for reading; monovision; over 40 vision; readers`,
  'surgical-vision-correction surgical-comanagement': `
    lasik; lasic; am i a candidate for lasik; prk; laser eye surgery; implantable contact lens`,
  'surgical-vision-correction': 'get rid of glasses',
  'surgical-comanagement cataracts': 'checkup after cataract surgery',
  'surgical-comanagement': 'eye surgeon',
  'uv-eye-protection': 'sunglasses; uv protection; do kids need sunglasses; pterygium; gafas de sol',
  'uv-eye-protection glasses-lens-options': 'polarized or not',
  'uv-eye-protection urgent': 'watching the eclipse; sunburned eyes',
  'nutrition-for-eye-health': `
    vitamins for eyes; do carrots help eyesight; foods good for eyes; lutein; supplements for eyes`,
  'nutrition-for-eye-health dry-eye-disease': 'fish oil',
  'sports-vision-safety': `
    sports goggles; basketball glasses; swim goggles prescription; pickle ball eye protection; safety glasses`,
  'comprehensive-eye-exam': 'eye exam; eye check up; yearly eye exam',
  'comprehensive-eye-exam / /#doctors': 'eye doctor',
  'comprehensive-eye-exam urgent emergency-eye-care cataracts': 'blury vision',
  'comprehensive-eye-exam diabetic-retinopathy': 'dilated exam can i drive',
  'comprehensive-eye-exam glasses-lens-options': 'glasses prescription',
  'comprehensive-eye-exam dmv-eye-exam pediatric-eye-care': 'examen de la vista',
  'pediatric-eye-care': `
    cross eyed child; baby eye exam; kids eye doctor; when should my child have first eye exam;
    oculista para ninos`,
  'pediatric-eye-care myopia-in-kids': 'failed vision screening at school; lazy eye; amblyopia; lazy eye too late',
  'vision-therapy': `
    vision therapy; eye exercises; words jump around when reading; eyes dont work together;
    double vision when reading; convergence insufficency; skips lines when reading`,
  'ipl-therapy': 'ipl; rosacea eyes',
  'ipl-therapy dry-eye-treatment': 'light therapy dry eye',
  'dmv-eye-exam': 'dmv eye test; drivers license vision test; mv 619; licencia de conducir',
  'advanced-diagnostic-technology': 'retina scan; oct; photo of back of eye; visual field',
  'emergency-eye-care': 'emergency eye doctor; same day eye appointment; walk in eye doctor',
  'emergency-eye-care urgent': 'something in my eye; scratched my eye; eye pain',
  '/#find-us': `
    opening hours; are you open saturday; saturday; weekend; address; parking; phone number; ramp; elevator; steps; wheelchair;
    accessible entrance; bus; bus stop; estacionamiento; silla de ruedas`,
  '/#find-us accessibility': 'wheelchair access',
  '/#visit': 'cancel; cancel my appointment; what to bring',
  '/#insurance': `
    do you take medicaid; medicaid; medicare; insurance; do you take my insurance; aetna; vsp; eyemed; davis vision; fidelis;
    seguro`,
  '/#prices': `
    price; cost; how much; how much does it cost; how much is an eye exam; cuanto cuesta; precio`,
  '/#glasses': `
    pd; pupillary distance; repair; repair glasses; glasses broken; adjust my glasses; own frame; use my own frame`,
  '/#contact': `
    book an appointment; make apointment; order contacts; reschedule my visit; contact us`,
  terms: 'refund; good faith estimate',
  'language-help': 'interpreter; sign language',
  '/#recommendations': 'designer frames',
  '/#doctors': 'who are the doctors',
  privacy: 'privacy',
  'notice-of-privacy-practices': 'hipaa; records; medical records',
  accessibility: 'screen reader',
};

/** What patients type, each with the pages that answer it. */
export const layQueries: readonly (readonly [query: string, ...pages: string[]])[] = splitAll(queriesByPages).flatMap(
  ([pages, queries]) => queries.map((query) => [query, ...pages.split(' ')] as const),
);

/** Queries that name a danger: the way to the guide and the phone come first. */
export const dangerQueries: readonly string[] = inList(`
  chemical in eye; chemicals in my eyes; chemcial in eye; bleach in eye; got bleach in my eye;
  splashed bleach in both eyes; drain cleaner; oven cleaner in eye; windex in my eye;
  laundry pod exploded in kids eye; super glue in eye; hydrogen peroxide in eye; battery acid in eye; pepper spray;
  cloro en el ojo; sudden vision loss; suddenly lost vision in one eye; sudden loss of vision; lost my sight;
  cant see; can't see; i can’t see out of my left eye; cannot see anything; went blind in one eye;
  gone blind suddenly; my vision went black; vision comes and goes; no puedo ver; perdi la vista; stroke eye;
  face drooping and blurry vision; curtain over my eye; dark curtain in vision; shadow in my vision; detached retina;
  retinal detachment symptoms; retnal detachment; sudden floaters; lots of new floaters; flashes of light;
  flashing lights in my eye; severe eye pain; eye hurts really bad; eye pain and vomiting; worst eye pain ever;
  metal in my eye; piece of glass in eye; something stuck in my eyeball; cut my eyeball; punched in the eye;
  hit in the eye with a baseball; blood in my eye after hit; eye is bleeding; golpe en el ojo; sudden double vision;
  seeing double all of a sudden, suddenly seeing double; one pupil bigger than the other; bulging eye;
  newborn eye discharge; baby newborn pink eye; swallowed eye drops; eyelid swollen and fever;
  pain after cataract surgery; pain after lasik; white spot on my eye; contact lens pain; sudden blurry vision;
  white pupil in photo; cant breathe throat swelling; head injury and blurry vision;
  kid poked in the eye; poked in eye; hit by a ball; black eye; double vision; drooping eyelid; ran out of glaucoma drops;
  red eye after lasik; slept in my contacts and my eye is red; shingles eye; welding flash; looked at eclipse;
  dark spot in vision; black spots suddenly; eyelid swollen shut; fireworks eye; bb gun eye; curling iron burned my eye;
  burst blood vessel and pain; colors look washed out; bulging eyes; herpes in my eye; metal flew from grinder into eye;
  red eye contact lens; red eye contacts; red eye; my eye hurts; swollen eye; seeing flashes; eye pain; eye infection;
  eye is red and hurts; contact lens stuck; light hurts my eyes; halos come and go; eye drops burn;
  ojo rojo con dolor; dolor en el ojo; visión borrosa de repente; visión doble; ojo hinchado; me duele el ojo;
  woke up and cant see out of my right eye; wavy lines; shadow on the side; torn contact in eye; perfume in eye;
  боль в глазу; болят глаза; покраснел глаз; внезапная потеря зрения; ничего не вижу; химия попала в глаз; удар в глаз;
  我的眼睛很痛; 眼睛红; 突然看不见; 化学品进眼睛; 眼睛外伤`);

/** Queries that contain words of dangers and name none, besides those that other pages answer. */
export const harmlessQueries: readonly string[] = inList(`
  burst blood vessel in eye; blood in white of eye; popped blood vessel; red spot on my eye; broken glasses;
  my glasses broke; glass lenses; safety glass; eye pressure; eye color; eye test; eye doctor near me; take my insurance;
  old glasses; old prescription; red glasses frames; red frames; cut my own lenses; hit or miss prescription;
  black mascara; black frames; contact lens solution; contact lens prices; dry red eyes; itchy red eyes;
  red eye in photos; double vision when reading; kids eye exam; cleaning glasses; lens cleaner; ball sports goggles;
  flash sale; eye drops price; cant see far away; cant see the board; blind cleaning; polarized sunglasses;
  shingles vaccine; плохо вижу вблизи; очки для чтения; 红眼病; 配眼镜;
  contact lens brands you carry; can contacts get lost behind the eye; best sunscreen for eyelids;
  is eye makeup safe with contacts; eye cream for dark circles; how to remove mascara; mites on eyelashes;
  swim with contacts; glasses for night driving; glare from headlights; kid keeps blinking; eye twitch for weeks;
  my eyes are tired all the time; screen headaches; blurry after reading; blurry vision far away;
  blurred vision when reading; cataract blurry vision; astigmatism blurry; eye exam for blurry vision cost;
  vision changes after 40; vision test near me; eye test today; appointment this morning; are you open tonight;
  do you have appointments today; pick up glasses today; my glasses broke today; lost my glasses; lost a contact lens;
  contact lens ripped can i get a new one; can i shower with contacts; dry eyes after lasik; halos after lasik;
  lasik recovery time; pterygium; conjunctivitis contagious; pinkeye toddler school; watery eyes; eyes watering in wind;
  itchy eyelids; swollen eyelids from allergies; stye treatment at home; chalazion removal; bump on eyelid;
  glaucoma test; glaucoma drops side effects; eye pressure 22; diabetic retinopathy; can diabetes affect eyes;
  macular degeneration vitamins; family history of macular degeneration; floaters normal;
  eye floaters when looking at sky; color blindness; lazy eye adults; cross eyed since birth; vision therapy cost;
  double vision exercises; prism glasses; computer vision syndrome; blue light blocking; safety glasses for work;
  ski goggles; hit or miss; eye doctor for shingles vaccine; pregnant can i wear contacts; pregnancy and eye exam;
  atropine drops for myopia; red light therapy; ipl side effects; what is keratoconus; scleral lens fitting;
  where can i buy eye drops; how to clean glasses; lens cleaning spray; lens solution; sore nose from glasses;
  headache behind ears from glasses; gotas para los ojos; lentes para manejar de noche; los ojos me pican por el polen;
  me arden los ojos con la computadora; cansancio visual; cuánto tardan mis lentes; lentes de sol; ojo perezoso;
  miopía magna; vista cansada; cita mañana; parpadeo constante niño; tic en el ojo; ojeras; глаз дергается;
  чешутся глаза; капли для глаз; сухой глаз лечение; очки для чтения; плохо вижу вдаль; подбор линз;
  ребенок плохо видит доску; дальнозоркость; когда готовы очки; слезятся глаза на ветру; синяки под глазами; 眼皮跳; 眼睛干;
  眼睛累; 黑眼圈; 眼袋; 散光度数; 配隐形眼镜; 孩子看不清黑板; 近视手术; 老花看不清; 晚上开车看不清; 眼睛痒; 眼睛流泪; 视力检查; 白内障怎么治疗; 青光眼检查`);

/** What patients type who have an urgent sign, by the signs of which any is right. */
export const signQueries = splitAll({
  'stroke-signs light-hurts': 'worst headache ever and light hurts',
  'sudden-vision-loss': `
    I suddenly can't see well out of my left eye; can't see well all of a sudden; eye suddenly dark;
    grandma can't see out of her eye since an hour ago; no puedo ver nada de repente; mi papá dejó de ver de un ojo;
    пропало зрение на левом глазу; ничего не видит один глаз; 爸爸一只眼睛忽然失明; 右边一半看不见了`,
  'sudden-vision-loss sudden-blur': '突然看不清',
  'sudden-vision-loss vision-comes-and-goes': 'my vision is suddenly black in the left eye; 突然间眼前一片黑',
  'sudden-vision-loss curtain-or-side-vision': `i can't see anything on the left`,
  'head-injury-danger': 'knocked unconscious now vomiting',
  'trouble-breathing': 'hives and trouble breathing; лицо опухло трудно дышать',
  'light-hurts-with-fever': 'stiff neck; fever light hurts',
  'vision-comes-and-goes': 'everything turned gray in my eye then came back',
  'vision-comes-and-goes sudden-vision-loss': 'на полминуты ослеп потом прошло',
  'pregnancy-vision-change': 'pregnant and vision is blurry; беременна, мушки и голова болит',
  'chemical-splash': `
    bleach; lejía; me cayó cloro en el ojo; acid splashed in face; nail glue in my eye; got gasoline in my eyes;
    lime plaster dust in eye; eyelash glue in eye; me cayó ácido de batería en los ojos; se me metió thinner al ojo;
    щелочь попала в глаза; средство для прочистки труб в глаз; 厕所清洁剂喷到眼睛; 石灰粉进眼`,
  'chemical-splash irritant-splash': 'suavizante de ropa en el ojo',
  'flying-object': 'firecracker went off in his face eye hurts; sawing wood and a chip hit my eye',
  'flying-object sore-after-uv': 'chispa de soldadura en el ojo',
  'flying-object cut-or-stuck-object': '电焊的铁渣飞进眼里',
  'cut-or-stuck-object': `
    cut my eyelid; glasses broke and cut my eye; fishing hook in eyelid; pencil stabbed my kid's eye;
    laceration on eyelid bleeding; me enterré un alambre en el ojo; me abrí el párpado; рассекла веко; 鱼钩钩到眼皮`,
  'cut-or-stuck-object flying-object': 'гвоздь отскочил в глаз',
  'animal-bite': 'dog bit my eyelid; raccoon scratched eye; собака укусила ребенка за лицо возле глаза; 小猫抓到眼睛',
  'severe-eye-pain': `
    eye pain so intense i feel nauseous; left eye throbbing can't sleep; el ojo me va a explotar del dolor;
    глаз болит невыносимо, круги вокруг лампы; 眼睛剧烈疼痛头痛呕吐`,
  'double-vision-droopy-lid-pupils': `
    i see double since i woke up; eyelid won't stay open suddenly droopy; uneven pupil size;
    una pupila más grande que la otra; разного размера зрачки; 突然複視; 左边眼皮突然掉下来`,
  'swollen-lid-deep-infection': 'swollen eye and it hurts when i move it',
  'child-fever-swollen-lid': `
    toddler fever and eye swollen; mi hija tiene el párpado hinchado con fiebre; веко опухло и температура 39 у ребенка;
    孩子发高烧眼皮红肿`,
  'newborn-red-eyes': `
    newborn with crusty yellow eyes; 1 week old yellow eye discharge; bebé de 10 días con lagaña verde;
    у младенца 5 дней гноится глаз`,
  'swallowed-drops': 'baby ate eye drops bottle',
  'new-headache-vision-change': 'headache temples jaw pain vision dim',
  'new-headache-vision-change vision-comes-and-goes': 'болит висок и пропадает зрение',
  'hard-blow': `
    baseball hit my son's eye and he's vomiting; eyeball is full of blood after punch; получил локтем в глаз, плохо вижу;
    被羽毛球打中眼睛看不清`,
  'hard-blow double-vision-droopy-lid-pupils': 'me patearon la cara y veo doble',
  'after-surgery-worse': `
    vision worse after yag laser surgery; ojo rojo después de operación; после катаракты операция глаз покраснел`,
  'after-surgery-injury': `
    lasik 3 days ago bumped my eye; fell and hit my eye two weeks after cataract surgery; 激光手术后揉了眼睛`,
  'after-eye-injection': `
    eye injection yesterday now blurry; eylea injection and eye hurts; eye red after vabysmo shot;
    después de la inyección en el ojo veo peor; 打完眼针第二天眼睛很痛`,
  'lens-wearer-ulcer': `
    eye hurts a lot after i took my contact out; punto blanco en la córnea; белая точка на роговице; 角膜上有白点`,
  'lens-wearer-ulcer light-hurts': 'slept with my lenses and now light hurts',
  'heat-burn': 'hot wax dripped on eyelid; boiling water splashed my eye',
  'irritant-splash chemical-splash': '眼睛进了洗洁精; mouthwash in eye',
  'irritant-splash': `
    lotion got in my eye and it stings; me cayó crema en el ojo; мыло в глаз попало; 沐浴乳进眼睛; 防曬霜進眼睛很痛`,
  'irritant-lasts': 'soap in my eye, washed it, still burning after an hour',
  'pus-returns': 'gunk keeps filling my eye as soon as I clean it',
  'headache-scalp-jaw': 'me duele la cabeza y la mandíbula al masticar; 吃饭咬东西下巴痛头皮痛',
  'curtain-or-side-vision': `
    a black shadow in the corner of my eye; пелена перед глазом; curtain; cortina; veo una sombra negra;
    shadow creeping in from the side; черная тень закрывает глаз; 眼睛像被窗帘遮住`,
  'curtain-or-side-vision sudden-vision-loss': `
    like a dark cloud blocking half my vision; una sombra me tapa la mitad del ojo`,
  'sudden-blur': `
    my vision went blurry in one eye this morning; резко ухудшилось зрение; visión borrosa de un ojo`,
  'sudden-blur sudden-vision-loss': `
    everything is foggy in one eye; se me nubló la vista de repente; vision is like looking through fog since 20 minutes;
    se me puso la vista como con humo hoy`,
  'vision-worse-in-days': `
    diabetic and blurry vision; vision changed over a few days; my vision has dropped over the last week;
    hace una semana que veo peor; 这一个星期视力越来越差`,
  'wavy-lines': 'straight things look bent in one eye; las líneas se ven onduladas; 看门框是歪的',
  'light-hurts': `can't tolerate light, red eye; no soporto la luz`,
  'light-hurts painful-red-eye': '眼睛刺痛怕光',
  'lens-stuck': 'contact disappeared in my eye',
  'speck-or-scratch other-hit': `
    my toddler poked me in the eye; me lastimé el ojo con una rama; веткой поцарапал глаз`,
  'speck-or-scratch cut-or-stuck-object': 'paper cut on my eyeball',
  'speck-or-scratch': 'me entró tierra en el ojo; 指甲划到眼睛; 沙子进眼睛洗不出来',
  'thick-discharge': 'yellow pus from eye; lagañas verdes en el ojo',
  'thick-discharge pus-returns': '一直流黄绿色的脓',
  'red-eye-weak-immune-system': `red eye and I'm on chemo; cold sore and now red eye`,
  'burst-vessel-danger': `
    blood in the white of my eye on eliquis; bright red blotch on white of eye after hit;
    derrame en el ojo y tomo anticoagulantes; лопнул сосуд, пью варфарин`,
  'pain-on-moving': `
    washed out colors in one eye and hurts to move; me duele cuando muevo el ojo;
    цвета стали бледными, больно двигать глазом; 眼球转动时疼痛`,
  'bulging-eye': `one eye looks like it's popping out; 眼睛凸出来`,
  'shingles-near-eye': `
    shingles rash by my eye; rash with blisters one side of face near eye; ampollas en la frente; пузырьки на веке и лбу`,
  'lid-swollen-shut': 'eye swelled shut from mosquito',
  'hot-swelling-lid': 'my upper lid is super swollen and red and warm',
  'white-pupil': `
    white reflection in child's eye in flash pictures; pupila blanca en foto de mi bebé; на фото зрачок белый у ребенка`,
  'eye-turn': `
    baby boy's eye drifts out suddenly; a mi niño se le va un ojo de repente; ребенок внезапно начал косить; 孩子突然变成斗鸡眼`,
  'other-hit hard-blow': '孩子眼睛被打了',
  'other-hit': 'got hit in eye with a toy; me pegué con la puerta en el ojo',
  'sore-after-uv': 'eyes burned after tanning bed; зайчиков нахватался',
  'floaters-or-flashes': `
    вижу вспышки и мушки; 飞蚊症突然变多; sudden black spots in my left eye; spider web in my eye appeared today;
    strobe light in the corner of eye; veo arañitas negras de repente; flashazos de luz en el ojo;
    как будто сажа летает перед глазом с утра; вспышка света сбоку в глазу; 眼前像下墨雨一样很多黑点; 眼睛边上一闪一闪的`,
  'floaters-or-flashes sudden-blur': 'smoke in my vision all of a sudden',
  'looked-at-sun': 'looked directly at the sun blurry spot; vi el eclipse y me quedó una mancha; 被激光笔照到眼睛',
  'spot-in-center': 'blank area in the middle when I read',
  'out-of-glaucoma-drops': 'glaucoma drops ran out pharmacy closed',
  'drops-irritate': 'eye worse after using drops; 眼药水滴了以后更红更痛',
  'eye-pain-lasts': 'dull ache behind my eye for 2 days',
  'painful-red-eye': `
    my kid's eye is super red; eye is bright red and sore; tengo el ojo rojo y me duele; 眼睛又红又痛`,
  'painful-red-eye eye-pain-lasts': 'красный глаз третий день болит',
});

/** Nouns of signs that are mostly harmless: the sign stands above the topic, without the panel. */
export const harmlessNouns = splitAll({
  'floaters-or-flashes': 'floaters; flashes; destellos; moscas volantes; мушки перед глазами; 飞蚊症',
  'sudden-blur': 'blurry vision; 视力模糊',
  'burst-vessel-danger': 'red spot on white of eye; burst blood vessel; popped blood vessel in eye; derrame en el ojo',
  'baby-wet-eye': 'baby eye always wet; baby watery eye',
  'child-squints': 'kid squints at the board',
  'medicine-that-affects-eyes': 'Plaquenil; hidroxicloroquina',
});

/** Queries that a page has among its search words, or nearly: it comes first. */
export const exactQueries = splitAll({
  '/#visit': 'dilate drive; will you dilate me; what should I bring',
  '/#prices': `
    price; prices; cost; how much; how much is an exam; how much is an eye exam; how much for an eye exam; price of eye exam;
    how much does an eye exam cost; what does an exam cost without insurance; receipt; payment plan;
    cost of contact lens fitting; how much do glasses cost; precio; cuánto cuesta; сколько стоит; 多少钱`,
  '/#insurance': `
    insurance; do you take insurance; do you take my insurance; do you take VSP; do you accept Medicaid; do you take EyeMed;
    which plans do you take; medicare; is my plan accepted; aceptan seguro; страховка; 保险`,
  '/#how-soon': `
    how soon; how soon can I come; how soon can I be seen; next available appointment; when can you see me; next open time;
    earliest appointment`,
  '/#glasses': `
    glasses ready; when are my glasses ready; when will my glasses be ready; are my glasses ready; how long do glasses take`,
  '/urgent#hospital': `
    nearest hospital; nearest hospital at night; hospital at night; which hospital has eye doctors; eye hospital; after hours;
    where do I go at night`,
  terms: 'return glasses; warranty; lens care return; return contact lenses',
  'language-help': 'complain; how do I complain',
  '/#contact': 'telehealth',
  'comprehensive-eye-exam': 'optometrist ophthalmologist; eye exam',
  'pediatric-eye-care': 'from what age children; what age do you see kids',
  'contact-lenses': 'contacts',
}).flatMap(([page, queries]) => queries.map((query) => [query, page] as const));

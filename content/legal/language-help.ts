import { ifFilledIn } from '../if-filled-in.ts';
import { practice } from '../practice.ts';
import type { LegalPage } from '../schema/pages.ts';

// TODO(owner): have this page read by someone who knows the law.
export default {
  id: 'language-help',
  title: 'Language Help and Equal Care',
  intro: 'Everyone is welcome here. Help in your language, and help with a disability, costs you nothing.',
  sections: [
    {
      heading: 'Help in your language',
      blocks: [
        'If English is not your first language, we give you free help: an interpreter for your visit, and papers translated or explained in your language. Aids for people with disabilities are free too, such as large print or a sign language interpreter.',
        `Tell us at the office, or call us at ${practice.phone.display}. For TTY, dial 711 first. You do not need to bring your own interpreter, and you should not ask a child to interpret.`,
        'This website can be shown in eight languages, English included. A machine makes the translations and can get things wrong. If a translation and the English text differ, ask us.',
      ],
    },
    {
      heading: 'In the languages most spoken in New York',
      // TODO(owner): have each of these confirmed by a person who speaks the language. The office's number follows it.
      blocks: [
        {
          lang: 'es',
          text: 'Español: Si habla español, le ayudamos gratis en su idioma, con intérpretes y documentos traducidos. También son gratis las ayudas para personas con discapacidad, como la letra grande. Díganoslo en el consultorio o llame al',
        },
        {
          lang: 'zh-Hans',
          text: '简体中文：如果您说中文，我们免费提供口译和文件翻译。我们也为残障人士免费提供大字资料等辅助服务。请在诊所告诉我们，或致电',
        },
        {
          lang: 'zh-Hant',
          text: '繁體中文：如果您說中文，我們免費提供口譯和文件翻譯。我們也為殘障人士免費提供大字資料等輔助服務。請在診所告訴我們，或致電',
        },
        {
          lang: 'ru',
          text: 'Русский: Если вы говорите по-русски, мы бесплатно предоставим вам переводчика и переведённые документы. Для людей с инвалидностью бесплатны и вспомогательные средства, например крупный шрифт. Скажите нам на приёме или позвоните:',
        },
        {
          lang: 'yi',
          text: 'אידיש: אויב איר רעדט אידיש, קענט איר באקומען אומזיסטע הילף אין אייער שפראך, מיט איבערזעצער און איבערגעזעצטע פאפירן. מענטשן מיט א דיסעביליטי באקומען אויך אומזיסטע הילף, ווי גרויסע אותיות. זאגט אונז אין אפיס, אדער רופט',
        },
        {
          lang: 'bn',
          text: 'বাংলা: আপনি বাংলায় কথা বললে আমরা বিনামূল্যে দোভাষী ও অনূদিত কাগজপত্র দিই। প্রতিবন্ধী ব্যক্তিদের জন্য বড় অক্ষরের মতো সহায়তাও বিনামূল্যে পাওয়া যায়। আমাদের অফিসে বলুন অথবা ফোন করুন:',
        },
        {
          lang: 'ko',
          text: '한국어: 한국어를 사용하시면 통역과 번역된 서류를 무료로 제공해 드립니다. 장애가 있는 분께는 큰 글씨 자료 등의 보조 서비스도 무료로 제공합니다. 사무실에서 말씀하시거나 전화해 주십시오:',
        },
        {
          lang: 'ht',
          text: 'Kreyòl ayisyen: Si ou pale kreyòl ayisyen, nou ba ou èd gratis nan lang ou, ak entèprèt ak papye ki tradui. Moun ki gen andikap jwenn èd gratis tou, tankou gwo lèt. Di nou sa nan biwo a oswa rele',
        },
        {
          lang: 'it',
          text: 'Italiano: Se parla italiano, la aiutiamo gratis nella sua lingua, con interpreti e documenti tradotti. Per chi ha una disabilità sono gratuiti anche altri aiuti, come i testi a caratteri grandi. Ce lo dica in studio o chiami il numero',
        },
        {
          lang: 'ar',
          text: 'العربية: إذا كنت تتحدث العربية، نقدم لك مجانًا مترجمًا فوريًا ووثائق مترجمة. ونقدم مجانًا أيضًا وسائل مساعدة للأشخاص ذوي الإعاقة، مثل الطباعة بحروف كبيرة. أخبرنا في العيادة أو اتصل على',
        },
        {
          lang: 'pl',
          text: 'Polski: Jeśli mówi Pan lub Pani po polsku, zapewniamy bezpłatnie tłumacza i przetłumaczone dokumenty. Osoby z niepełnosprawnością otrzymują bezpłatnie także inną pomoc, na przykład duży druk. Prosimy powiedzieć nam o tym w gabinecie lub zadzwonić:',
        },
        {
          lang: 'fr',
          text: 'Français : Si vous parlez français, nous vous aidons gratuitement dans votre langue, avec des interprètes et des documents traduits. Les aides pour les personnes handicapées, comme les gros caractères, sont aussi gratuites. Dites-le-nous au cabinet ou appelez le',
        },
        {
          lang: 'ur',
          text: 'اردو: اگر آپ اردو بولتے ہیں تو ہم آپ کو مترجم اور ترجمہ شدہ کاغذات مفت فراہم کرتے ہیں۔ معذور افراد کے لیے بڑے حروف جیسی مدد بھی مفت ہے۔ ہمیں دفتر میں بتائیں یا فون کریں:',
        },
        {
          lang: 'tl',
          text: 'Tagalog: Kung nagsasalita kayo ng Tagalog, libre ang tulong namin sa inyong wika, may mga interpreter at isinaling papeles. Libre rin ang tulong para sa mga taong may kapansanan, gaya ng malalaking letra. Sabihin sa amin sa opisina o tumawag sa',
        },
        {
          lang: 'el',
          text: 'Ελληνικά: Αν μιλάτε ελληνικά, σας βοηθάμε δωρεάν στη γλώσσα σας, με διερμηνείς και μεταφρασμένα έγγραφα. Δωρεάν είναι και τα βοηθήματα για άτομα με αναπηρία, όπως τα μεγάλα γράμματα. Πείτε το μας στο ιατρείο ή καλέστε το',
        },
        {
          lang: 'sq',
          text: 'Shqip: Nëse flisni shqip, ju ndihmojmë falas në gjuhën tuaj, me përkthyes dhe dokumente të përkthyera. Falas janë edhe ndihmat për personat me aftësi të kufizuara, si shkronjat e mëdha. Na e thoni në zyrë ose telefononi në',
        },
      ],
    },
    {
      id: 'nondiscrimination',
      heading: 'Notice of nondiscrimination',
      blocks: [
        'We follow federal, state, and city civil rights laws. We do not exclude people or treat them less well for who they are. That means race, color, national origin, the language you speak, age, disability, religion, sex, sexual orientation, gender identity, and any other ground that the law protects.',
        'If you have a disability, we change what we do where that is fair and needed, and give you free aids in good time. Examples are a sign language interpreter, large print, a file your device can read, or more time.',
        'If you need any of this, or think that we did not treat you fairly, tell our office in person, by phone, by email, or by letter. We will look into it.',
        ...ifFilledIn('civilRightsContact', (contact) => `Our contact for equal care and language help is ${contact}.`),
        'You can also file a complaint with the Office for Civil Rights of the US Department of Health and Human Services. Use ocrportal.hhs.gov, call 1-800-368-1019, or write to 200 Independence Avenue SW, Room 509F, HHH Building, Washington, DC 20201. For TTY, call 1-800-537-7697.',
        'In New York, you can turn to the State Division of Human Rights as well, at dhr.ny.gov or 1-888-392-3644. So you can to the New York City Commission on Human Rights: www.nyc.gov/humanrights, or call 311.',
      ],
    },
  ],
  metaTitle: `Language Help and Equal Care | ${practice.name}`,
  metaDescription:
    'Free interpreters and translated papers, in English and the languages most spoken in New York, and our notice of nondiscrimination.',
} satisfies LegalPage;

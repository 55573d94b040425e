import { practice } from './practice.ts';

const { display } = practice.phone;

/** Isolated, so that its parts do not change places in Arabic. */
const phone = `\u2066${display}\u2069`;

/**
 * Above signs and forms that a machine has translated, by the language's code: that a machine did, whom to call when it
 * is urgent, and that interpreters are free.
 * TODO(owner): have these sentences confirmed by people who speak the languages.
 */
export const machineTranslation: Readonly<Record<string, string>> = {
  es: `Traducción automática. Si es urgente, llame al ${phone} o al 911. El intérprete es gratis.`,
  'zh-CN': `机器翻译。如有紧急情况，请致电 ${phone} 或 911。口译免费。`,
  ru: `Машинный перевод. Если это срочно, позвоните: ${phone} или 911. Переводчик бесплатно.`,
  ar: `ترجمة آلية. إذا كان الأمر عاجلاً، اتصلوا على ${phone} أو 911. المترجم الفوري مجاني.`,
  fr: `Traduction automatique. En cas d’urgence, appelez le ${phone} ou le 911. L’interprète est gratuit.`,
  it: `Traduzione automatica. Se è urgente, chiami il ${phone} o il 911. L’interprete è gratuito.`,
  pl: `Tłumaczenie maszynowe. W pilnej sprawie prosimy dzwonić: ${phone} lub 911. Tłumacz jest bezpłatny.`,
};

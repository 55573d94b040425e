import { readMark, setMark } from '#src/page/marks.ts';

type Widget = new (
  options: { pageLanguage: string; includedLanguages: string; autoDisplay: boolean },
  containerId: string,
) => unknown;

declare global {
  interface Window {
    /** Called by the service's script when it is ready. The script's URL names this function. */
    pageTranslationReady?: () => void;
    google?: { translate?: { TranslateElement?: Widget } };
  }
}

const scriptAddress = 'https://translate.google.com/translate_a/element.js?cb=pageTranslationReady';
const containerId = 'page-translation';
const original = 'en';
const lookMilliseconds = 50;
const restoreMilliseconds = 1500;

let service: Promise<Widget> | undefined;
let shownLanguage = original;

/**
 * Translates the page, including content that is added later. Requests the service's script at the first call. Codes of
 * languages are the service's: "es", "zh-CN". Rejects when the script cannot be loaded, and when `signal` is aborted.
 */
export async function translatePage(
  language: string,
  languages: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  setMark('translation', 'requested');
  const Widget = await loadService(signal);
  if (!document.getElementById(containerId)) makeWidget(Widget, languages);
  await untilTrue(() => isOffered(language), signal);
  shownLanguage = language;
  choose(language);
  await untilTrue(isTranslated, signal);
  document.documentElement.lang = language;
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
}

/** Shows the original page, and contacts the service no more. Returns whether it is in English without a reload. */
export async function showOriginalPage(): Promise<boolean> {
  shownLanguage = original;
  forgetCookie();
  // A translation by the browser itself is not ours to undo.
  if (readMark('translation') === null) return true;
  document.documentElement.lang = original;
  document.documentElement.removeAttribute('dir');
  if (!isTranslated()) return true;
  choose(original);
  return untilTrue(() => !isTranslated(), AbortSignal.timeout(restoreMilliseconds)).then(
    () => true,
    () => false,
  );
}

function loadService(signal: AbortSignal): Promise<Widget> {
  service ??= new Promise<Widget>((resolve, reject) => {
    const script = document.createElement('script');
    const giveUp = () => {
      script.remove();
      service = undefined;
      reject(new Error('The translation service cannot be reached'));
    };
    window.pageTranslationReady = () => {
      const Widget = window.google?.translate?.TranslateElement;
      signal.removeEventListener('abort', giveUp);
      if (Widget) resolve(Widget);
      else giveUp();
    };
    script.onerror = giveUp;
    signal.addEventListener('abort', giveUp);
    script.src = scriptAddress;
    document.head.append(script);
  });
  return service;
}

function makeWidget(Widget: Widget, languages: readonly string[]): void {
  // A cookie of an earlier page must not choose the language.
  forgetCookie();
  document.body.append(
    Object.assign(document.createElement('div'), { id: containerId, hidden: true, translate: false }),
  );
  new Widget({ pageLanguage: original, includedLanguages: languages.join(','), autoDisplay: false }, containerId);
  // Undoes a translation that arrives after it was aborted.
  new MutationObserver(() => {
    if (isTranslated() && shownLanguage === original) choose(original);
  }).observe(document.documentElement, { attributeFilter: ['class'] });
}

const languageList = () => document.querySelector<HTMLSelectElement>(`#${containerId} select`);

const isOffered = (language: string): boolean =>
  [...(languageList()?.options ?? [])].some(({ value }) => value === language);

const isTranslated = (): boolean => /\btranslated-(?:ltr|rtl)\b/.test(document.documentElement.className);

function choose(language: string): void {
  const list = languageList();
  if (!list) return;
  // The list may lack the page's own language; its empty option stands for it.
  list.value = isOffered(language) ? language : '';
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The service sets its cookie for the host and each parent domain. */
function forgetCookie(): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const domain of ['', ...domains]) {
    try {
      // biome-ignore lint/suspicious/noDocumentCookie: the service reads a plain cookie, and the Cookie Store is not everywhere.
      document.cookie = `googtrans=; path=/; max-age=0${domain}`;
    } catch {
      // When cookies are denied there is none to remove.
    }
  }
}

/** Polls until `isSo` returns true. Rejects when the signal is aborted. */
async function untilTrue(isSo: () => boolean, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  while (!isSo()) {
    await new Promise((resolve) => setTimeout(resolve, lookMilliseconds));
    signal.throwIfAborted();
  }
}

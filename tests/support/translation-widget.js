// The script of the fake translation service. See other-services.ts.
(() => {
  const page = document.documentElement;
  const originals = new Map();
  const seen = [];
  let language = 'en';

  const isExcluded = (node) =>
    node.parentElement?.closest('[translate="no"], .notranslate, script, style, textarea, font') != null;

  function rewrite(text) {
    if (!text.isConnected || text.data.trim() === '' || isExcluded(text)) return;
    seen.push(text.data);
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data;
    outer.append(inner);
    originals.set(outer, text);
    text.replaceWith(outer);
  }

  function rewriteTree(node) {
    if (node.nodeType === Node.TEXT_NODE) return rewrite(node);
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(rewrite);
  }

  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') rewriteTree(target);
      else for (const node of addedNodes) if (node.isConnected) rewriteTree(node);
    }
  });

  function translate(selected) {
    language = selected;
    page.lang = language;
    page.classList.remove('translated-ltr', 'translated-rtl');
    page.classList.add(language === 'ar' ? 'translated-rtl' : 'translated-ltr');
    // biome-ignore lint/suspicious/noDocumentCookie: the service writes a plain cookie.
    document.cookie = `googtrans=/en/${language}; path=/`;
    rewriteTree(document.body);
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  }

  function restore() {
    language = 'en';
    observer.disconnect();
    for (const [font, text] of originals) if (font.isConnected) font.replaceWith(text);
    originals.clear();
    page.lang = 'en';
    page.classList.remove('translated-ltr', 'translated-rtl');
  }

  class TranslateElement {
    constructor({ includedLanguages }, containerId) {
      const list = document.createElement('select');
      list.className = 'goog-te-combo';
      for (const code of ['', ...includedLanguages.split(',')]) list.add(new Option(code, code));
      list.addEventListener('change', () => {
        if (list.value === '' || list.value === 'en') restore();
        else translate(list.value);
      });
      document.getElementById(containerId).append(list);
    }
  }

  window.google = { translate: { TranslateElement }, seen };
  window[new URL(document.currentScript.src).searchParams.get('cb')]();
})();

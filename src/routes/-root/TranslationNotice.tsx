import { machineTranslation } from '#content/machine-translation.data.ts';
import { Notice } from '#src/components/elements/Notice.tsx';
import { LinkedText, usePageLanguage } from '#src/components/elements/text.tsx';

/** While the page is translated, above signs and forms: a sentence in that language that no machine has translated. */
export function TranslationNotice() {
  const language = usePageLanguage();
  const words = machineTranslation[language];
  return (
    words && (
      <div lang={language} dir="auto" translate="no">
        <Notice>
          <LinkedText>{words}</LinkedText>
        </Notice>
      </div>
    )
  );
}

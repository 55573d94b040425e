import { Dialog } from '@ark-ui/react/dialog';
import { IconMinus, IconPlus, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { phoneLink } from '#src/rules/links.ts';
import { Button, PhoneLink } from '../elements/Button.tsx';
import { ChangingText, LinkedText, useTextDirection } from '../elements/text.tsx';
import * as select from '../form/Select.css.ts';
import { VisuallyHidden } from '../screen-reader/screen-reader.tsx';
import * as styles from './AccessibilityPanel.css.ts';

/** The focused element, unless it is the panel's button: a visitor who has moved on keeps the focus. */
function focusElsewhere(buttonId: string): HTMLElement | null {
  const focused = document.activeElement;
  const isElsewhere = focused instanceof HTMLElement && focused !== document.body && focused.id !== buttonId;
  return isElsewhere ? focused : null;
}

interface AccessibilityPanelProps {
  isOpen: boolean;
  /** The id of the button that opens and closes the panel. */
  buttonId: string;
  /** Called when the visitor closes the panel; with whether the focus is inside it and has to be moved. */
  onClosed: (isFocusInside: boolean) => void;
  /** In percent, as are the next two. */
  textSize: number;
  smallest: number;
  largest: number;
  onTextLowered: () => void;
  onTextRaised: () => void;
  isContrastHigh: boolean;
  onContrastToggled: () => void;
  /** Each with its name in that language and in English. */
  languages: readonly { code: string; name: string }[];
  language: string;
  onLanguageChosen: (code: string) => void;
  status: string;
  /** A language that could not be had, and what to read in it before the number to call. */
  missing?: { language: string; words: string } | null;
  phone: { dial: string; display: string };
  onReset: () => void;
}

/** Text size, contrast and language, in a non-modal panel. */
export function AccessibilityPanel(props: AccessibilityPanelProps) {
  const { isOpen, buttonId, textSize, smallest, largest, isContrastHigh, languages, language, status, phone } = props;
  const { onClosed, onTextLowered, onTextRaised, onContrastToggled, onLanguageChosen, onReset, missing = null } = props;
  const content = useRef<HTMLDivElement>(null);
  const direction = useTextDirection();
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => !open && onClosed(content.current?.contains(document.activeElement) ?? false)}
      ids={{ trigger: buttonId }}
      initialFocusEl={() => focusElsewhere(buttonId)}
      modal={false}
      closeOnInteractOutside
      lazyMount
      unmountOnExit
    >
      <Dialog.Positioner dir={direction} className={styles.positioner}>
        <Dialog.Content ref={content} dir={direction} className={styles.root}>
          <div className={styles.top}>
            <Dialog.Title className={styles.title}>Accessibility and language</Dialog.Title>
            <Dialog.CloseTrigger className={styles.close}>
              <IconX size={22} aria-hidden="true" />
              <VisuallyHidden>Close</VisuallyHidden>
            </Dialog.CloseTrigger>
          </div>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside its buttons. */}
          <div role="group" aria-labelledby="text-size-label" className={styles.row}>
            <span id="text-size-label" className={styles.label}>
              Text size
            </span>
            <div className={styles.stepper}>
              <button
                type="button"
                className={styles.step}
                aria-disabled={textSize <= smallest}
                onClick={onTextLowered}
              >
                <IconMinus size={22} aria-hidden="true" />
                <VisuallyHidden>Smaller text</VisuallyHidden>
              </button>
              <output
                id="text-size"
                className={styles.percent}
                aria-labelledby="text-size-label text-size"
                translate="no"
              >
                <ChangingText>{`${textSize}%`}</ChangingText>
              </output>
              <button type="button" className={styles.step} aria-disabled={textSize >= largest} onClick={onTextRaised}>
                <IconPlus size={22} aria-hidden="true" />
                <VisuallyHidden>Larger text</VisuallyHidden>
              </button>
            </div>
          </div>
          <label className={styles.contrast}>
            <span className={styles.label}>High contrast</span>
            <input type="checkbox" checked={isContrastHigh} onChange={onContrastToggled} />
          </label>
          <div className={styles.language}>
            <label htmlFor="page-language" className={styles.label}>
              Language
            </label>
            <p id="page-language-note" className={styles.note}>
              <LinkedText>
                {`Other languages are machine translations by Google. Its program can then read this page, also what you type. To keep that private, ${phoneLink(phone, 'call us')}.`}
              </LinkedText>
            </p>
            <div className={select.root}>
              <select
                id="page-language"
                aria-describedby="page-language-note"
                className={select.select}
                value={language}
                translate="no"
                onChange={({ target }) => onLanguageChosen(target.value)}
              >
                {languages.map(({ code, name }) => (
                  <option key={code} value={code} lang={code}>
                    {name}
                  </option>
                ))}
              </select>
            </div>
            <p role="status" className={styles.status}>
              {status && <ChangingText>{status}</ChangingText>}
              {missing && (
                <span key={missing.language} lang={missing.language} translate="no">
                  {missing.words} <PhoneLink phone={phone} />
                </span>
              )}
            </p>
          </div>
          <Button tone="secondary" onClick={onReset}>
            Reset
          </Button>
        </Dialog.Content>
      </Dialog.Positioner>
    </Dialog.Root>
  );
}

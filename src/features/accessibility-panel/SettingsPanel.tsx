import { Dialog } from '@ark-ui/react/dialog';
import { IconMinus, IconPlus, IconX } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { practice } from '#content/practice.data.ts';
import {
  type accessibilityPanelMachine,
  textSizes,
} from '#machines/accessibility-panel/accessibility-panel.machine.ts';
import { Button, PhoneLink } from '#src/components/elements/Button.tsx';
import { ChangingText, LinkedText, useTextDirection } from '#src/components/elements/text.tsx';
import * as select from '#src/components/form/Select.css.ts';
import { VisuallyHidden } from '#src/components/screen-reader/screen-reader.tsx';
import { phoneLink } from '#src/rules/links.ts';
import { notTranslated } from '#src/rules/not-translated.ts';
import * as styles from './SettingsPanel.css.ts';

/** The focused element, unless it is the panel's button: a visitor who has moved on keeps the focus. */
function focusElsewhere(buttonId: string): HTMLElement | null {
  const focused = document.activeElement;
  const isElsewhere = focused instanceof HTMLElement && focused !== document.body && focused.id !== buttonId;
  return isElsewhere ? focused : null;
}

interface SettingsPanelProps {
  actor: ActorRefFrom<typeof accessibilityPanelMachine>;
  /** The id of the button that opens and closes the panel. */
  buttonId: string;
  /** Each with its name in that language and in English. */
  languages: readonly { code: string; name: string }[];
  /** What became of the language that was chosen, or of the reset. */
  status: string;
}

/** Text size, contrast and language, in a non-modal panel. */
export function SettingsPanel({ actor, buttonId, languages, status }: SettingsPanelProps) {
  const { send } = actor;
  const snapshot = useSelector(actor, (current) => current);
  const { textSize, language, missing } = snapshot.context;
  const content = useRef<HTMLDivElement>(null);
  const direction = useTextDirection();
  const close = () => {
    const isFocusInside = content.current?.contains(document.activeElement);
    send({ type: 'panel.closed' });
    if (isFocusInside) document.getElementById(buttonId)?.focus();
  };
  const step = (
    label: string,
    Icon: typeof IconPlus,
    isAtEnd: boolean,
    type: 'textSize.lowered' | 'textSize.raised',
  ) => (
    <button type="button" className={styles.step} aria-disabled={isAtEnd} onClick={() => send({ type })}>
      <Icon size={22} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
  return (
    <Dialog.Root
      open={snapshot.matches({ panel: 'open' })}
      onOpenChange={({ open }) => !open && close()}
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
              {step('Smaller text', IconMinus, textSize <= textSizes.min, 'textSize.lowered')}
              <output
                id="text-size"
                className={styles.percent}
                aria-labelledby="text-size-label text-size"
                translate="no"
              >
                <ChangingText>{`${textSize}%`}</ChangingText>
              </output>
              {step('Larger text', IconPlus, textSize >= textSizes.max, 'textSize.raised')}
            </div>
          </div>
          <label className={styles.contrast}>
            <span className={styles.label}>High contrast</span>
            <input
              type="checkbox"
              checked={snapshot.matches({ contrast: 'more' })}
              onChange={() => send({ type: 'contrast.toggled' })}
            />
          </label>
          <div className={styles.language}>
            <label htmlFor="page-language" className={styles.label}>
              Language
            </label>
            <p id="page-language-note" className={styles.note}>
              <LinkedText>
                {`Other languages are machine translations by Google. Its program can then read this page, also what you type. To keep that private, ${phoneLink(practice.phone, 'call us')}.`}
              </LinkedText>
            </p>
            <div className={select.root}>
              <select
                id="page-language"
                aria-describedby="page-language-note"
                className={select.select}
                value={language}
                translate="no"
                onChange={({ target }) => send({ type: 'language.chosen', language: target.value })}
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
                <span key={missing} lang={missing} translate="no">
                  {notTranslated[missing]?.words} <PhoneLink phone={practice.phone} />
                </span>
              )}
            </p>
          </div>
          <Button tone="secondary" onClick={() => send({ type: 'settings.reset' })}>
            Reset
          </Button>
        </Dialog.Content>
      </Dialog.Positioner>
    </Dialog.Root>
  );
}

import { createToaster } from '@ark-ui/react/toast';
import { createActor } from 'xstate';
import { accessibilityPanelMachine } from '#machines/accessibility-panel/accessibility-panel.machine.ts';
import { Button } from '#src/components/elements/Button.tsx';
import { Toaster } from '#src/components/overlay/Toaster.tsx';
import { SettingsPanel } from '#src/features/accessibility-panel/SettingsPanel.tsx';
import type { Examples } from './data.ts';

const settings = createActor(accessibilityPanelMachine).start();
settings.send({ type: 'settings.loaded', settings: { textSize: 150, contrast: 'more', language: 'en' } });
settings.send({ type: 'panel.opened' });

const toasts = createToaster({ placement: 'bottom-end', duration: Number.POSITIVE_INFINITY });
toasts.success({ title: 'Message Sent!', description: 'We answer within one business day.' });
toasts.error({ title: 'Submission Failed', description: 'Please call us.' });

export const examples: Examples = {
  'SettingsPanel: with the largest text': (
    <>
      <Button id="settings">Settings</Button>
      <SettingsPanel
        actor={settings}
        buttonId="settings"
        languages={[
          { code: 'en', name: 'English' },
          { code: 'es', name: 'Español' },
        ]}
        status="The page is translated."
      />
    </>
  ),
  'Toaster: with a success and an error': <Toaster store={toasts} />,
};

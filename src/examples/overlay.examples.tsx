import { createToaster } from '@ark-ui/react/toast';
import { useRef, useState } from 'react';
import { createActor } from 'xstate';
import { accessibilityPanelMachine } from '#machines/accessibility-panel/accessibility-panel.machine.ts';
import { Button } from '#src/components/elements/Button.tsx';
import { Toaster } from '#src/components/overlay/Toaster.tsx';
import { Facts } from '#src/components/page/details.tsx';
import { SettingsPanel } from '#src/features/accessibility-panel/SettingsPanel.tsx';
import { ServiceDialog } from '#src/features/service-modal/ServiceDialog.tsx';
import { type Examples, longText, picture } from './data.ts';

function OpenedServiceDialog() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button ref={button} onClick={() => setOpen(true)}>
        Open
      </Button>
      {isOpen && (
        <ServiceDialog
          service={{
            id: 'contact-lens-fitting',
            title: 'Contact Lens Fitting',
            description: longText,
            picture: { src: picture, alt: 'A lens' },
            facts: <Facts isBoxed facts={[{ name: 'Time', text: longText }]} />,
            booking: <Button>Book Appointment</Button>,
            details: { intro: longText, lists: [{ title: 'We measure', items: ['Curve', 'Tears'] }] },
          }}
          opener={button}
          onClosed={() => setOpen(false)}
        />
      )}
    </>
  );
}

const settings = createActor(accessibilityPanelMachine).start();
settings.send({ type: 'settings.loaded', settings: { textSize: 150, contrast: 'more', language: 'en' } });
settings.send({ type: 'panel.opened' });

const toasts = createToaster({ placement: 'bottom-end', duration: Number.POSITIVE_INFINITY });
toasts.success({ title: 'Message Sent!', description: 'We answer within one business day.' });
toasts.error({ title: 'Submission Failed', description: 'Please call us.' });

export const examples: Examples = {
  SettingsPanel: {
    'with the largest text': (
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
  },
  Toaster: {
    'with a success and an error': <Toaster store={toasts} />,
  },
  ServiceDialog: {
    'behind a button': <OpenedServiceDialog />,
  },
};

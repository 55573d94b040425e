import { createToaster } from '@ark-ui/react/toast';
import { useRef, useState } from 'react';
import { Button } from '#src/components/elements/Button.tsx';
import { AccessibilityPanel } from '#src/components/overlay/AccessibilityPanel.tsx';
import { AccessibilityButton } from '#src/components/overlay/overlay.tsx';
import { Toaster } from '#src/components/overlay/Toaster.tsx';
import { Facts } from '#src/components/page/details.tsx';
import { BackToTopButton } from '#src/features/back-to-top/BackToTop.tsx';
import { ServiceDialog } from '#src/features/service-modal/ServiceDialog.tsx';
import { type Examples, ignore, longText, phone, picture } from './data.ts';

const languages = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
];

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

const buttonProps = { isOpen: false, isBusy: false, status: '', onPressed: ignore, onApproached: ignore };

const panelProps = {
  isOpen: true,
  onClosed: ignore,
  smallest: 80,
  largest: 150,
  onTextLowered: ignore,
  onTextRaised: ignore,
  onContrastToggled: ignore,
  languages,
  onLanguageChosen: ignore,
  onReset: ignore,
  textSize: 100,
  isContrastHigh: false,
  language: 'en',
  status: '',
  phone,
};

const toasts = createToaster({ placement: 'bottom-end', duration: Number.POSITIVE_INFINITY });
toasts.success({ title: 'Message Sent!', description: 'We answer within one business day.' });
toasts.error({ title: 'Submission Failed', description: 'Please call us.' });

export const examples: Examples = {
  AccessibilityButton: {
    'with the panel closed': <AccessibilityButton {...buttonProps} id="button-closed" />,
    'with the panel open': <AccessibilityButton {...buttonProps} id="button-open" isOpen />,
    'with a panel that cannot be shown yet': (
      <AccessibilityButton
        {...buttonProps}
        id="button-busy"
        isBusy
        status="The settings will load when you are back online."
      />
    ),
  },
  AccessibilityPanel: {
    'with the default settings': (
      <>
        <Button id="panel-first">Settings</Button>
        <AccessibilityPanel {...panelProps} buttonId="panel-first" />
      </>
    ),
    'with the largest text': (
      <>
        <Button id="panel-end">Settings</Button>
        <AccessibilityPanel
          {...panelProps}
          buttonId="panel-end"
          textSize={150}
          isContrastHigh
          language="es"
          status="The translation could not be loaded."
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
  BackToTopButton: {
    'in view': <BackToTopButton onPressed={ignore} />,
  },
};

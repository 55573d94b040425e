import { useCallback, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { type Examples, ignore, longText, phone, picture } from '../examples/data.tsx';
import { ServiceDialog, type ServiceDialogProps } from './ServiceDialog.tsx';

function Opened({ details }: Pick<ServiceDialogProps, 'details'>) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const opener = useCallback(() => button.current, []);
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
          }}
          details={details}
          phone={phone}
          opener={opener}
          onClosed={() => setOpen(false)}
          onDetailsRequested={ignore}
        />
      )}
    </>
  );
}

/** What there is to see of ServiceDialog. */
export const examples: Examples = {
  'behind a button': (
    <Opened details={{ intro: longText, lists: [{ title: 'We measure', items: ['Curve', 'Tears'] }] }} />
  ),
  'whose words are on the way': <Opened details="loading" />,
  'whose words come with the network': <Opened details="offline" />,
  'whose words cannot be had': <Opened details="failed" />,
};

import { IconPhone } from '@tabler/icons-react';
import { ButtonLink } from './Button.tsx';

type Tone = 'primary' | 'secondary' | 'urgent';

const emergency = { dial: '911', display: '911' };

/** A button that calls a number. */
export function CallButton({ tone, phone }: { tone: Tone; phone: { dial: string; display: string } }) {
  return (
    <ButtonLink tone={tone} href={`tel:${phone.dial}`}>
      <IconPhone size={20} aria-hidden="true" />
      <span>
        Call <span translate="no">{phone.display}</span>
      </span>
    </ButtonLink>
  );
}

/** A button that calls 911. */
export const Call911Button = ({ tone }: { tone: Tone }) => <CallButton tone={tone} phone={emergency} />;

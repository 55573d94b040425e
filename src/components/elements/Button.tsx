import { IconPhone } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import * as styles from './Button.css.ts';

type Tone = keyof typeof styles.tone;

/** The class for other elements styled as a button: a router link, a summary. */
export const buttonClass = (tone: Tone = 'primary') => styles.tone[tone];

/** A button. Disable it with `aria-disabled`, which keeps it reachable by keyboard. */
export function Button({ tone, ...rest }: { tone?: Tone } & Omit<ComponentProps<'button'>, 'className'>) {
  return <button type="button" {...rest} className={buttonClass(tone)} />;
}

/** A link outside the router (`tel:`, `mailto:`, another site) styled as a button. */
export function ButtonLink({ tone, ...rest }: { tone?: Tone } & Omit<ComponentProps<'a'>, 'className'>) {
  return <a {...rest} className={buttonClass(tone)} />;
}

/** A phone number that can be called. */
export const PhoneLink = ({ phone, ...link }: { phone: { dial: string; display: string } } & ComponentProps<'a'>) => (
  <a {...link} href={`tel:${phone.dial}`} translate="no">
    {phone.display}
  </a>
);

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

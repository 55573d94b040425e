import type { ComponentProps } from 'react';
import { practice } from '#content/practice.data.ts';
import { PhoneMenu } from '#src/components/navigation/PhoneMenu.tsx';
import { useOfficeState } from '#src/features/open-status/OpenStatus.tsx';

/** The menu of the office's phone. It says "Call" only while somebody answers, and while closed that nobody reads texts. */
export function OfficePhoneMenu(menu: Omit<ComponentProps<typeof PhoneMenu>, 'phone' | 'isAnswered' | 'note'>) {
  const { is } = useOfficeState(practice.hours);
  return (
    <PhoneMenu
      {...menu}
      phone={practice.phone}
      isAnswered={is === 'open'}
      note={is === 'closed' && 'We read texts when we open.'}
    />
  );
}

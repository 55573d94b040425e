import { IconCalendar } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { CalendarDay } from '#contract/dates.ts';
import { controlBase } from '../form/Field.css.ts';
import { Field, type FieldProps, splitProps } from '../form/Field.tsx';
import { Calendar } from './calendar.tsx';
import * as styles from './DateField.css.ts';
import type { PickableDays } from './days.ts';

/** A date field: type the day, or pick it from a calendar. */
export function DateField(
  props: FieldProps & {
    chosenDay: CalendarDay | null;
    /** The days that can be picked. Called when the calendar opens. */
    days: () => PickableDays;
    onPick: (day: CalendarDay) => void;
  },
) {
  const { field, own } = splitProps(props);
  const { chosenDay, days, onPick } = own;
  const disclosure = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (disclosure.current?.open) setOpen(true);
  }, []);

  const close = () => {
    const summary = disclosure.current?.querySelector('summary');
    if (!disclosure.current || !summary) return;
    const { top } = summary.getBoundingClientRect();
    disclosure.current.open = false;
    summary.focus({ preventScroll: true });
    // A browser may scroll for what follows the calendar, or for a focus near the edge.
    if (top < 0) summary.scrollIntoView({ block: 'nearest' });
    else scrollBy({ top: summary.getBoundingClientRect().top - top, behavior: 'instant' });
  };

  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.root}>
          <input type="text" autoComplete="on" {...control} className={controlBase} translate="no" />
          <details ref={disclosure} onToggle={(event) => setOpen(event.currentTarget.open)}>
            <summary className={styles.opener}>
              <IconCalendar size={20} aria-hidden="true" />
              <span>Choose from a calendar</span>
            </summary>
            <div className={styles.sheet}>
              {isOpen && (
                <Calendar
                  chosenDay={chosenDay}
                  days={days()}
                  onPick={(day) => {
                    onPick(day);
                    close();
                  }}
                  onLeave={close}
                />
              )}
            </div>
          </details>
        </div>
      )}
    </Field>
  );
}

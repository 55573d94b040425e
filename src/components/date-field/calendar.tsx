import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { type CalendarDay, longDate, monthInWords } from '#contract/dates.ts';
import { ChangingText, useTextDirection } from '../elements/text.tsx';
import * as styles from './calendar.css.ts';
import { addMonths, dayAfterKey, isSameMonth, nearestPickable, type PickableDays, weeksOf } from './days.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

interface CalendarProps {
  chosenDay: CalendarDay | null;
  days: PickableDays;
  onPick: (day: CalendarDay) => void;
  onLeave: () => void;
}

/** A date picker grid for one month, with the keys of the ARIA pattern. They stop at the first and last day to pick. */
export function Calendar({ chosenDay, days, onPick, onLeave }: CalendarProps) {
  const monthId = useId();
  const direction = useTextDirection();
  const sheet = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(() => nearestPickable(chosenDay ?? days.first, days));
  const isByKey = useRef(false);

  useEffect(() => {
    if (isFocusFree(sheet.current)) focusCurrent(sheet.current);
  }, []);

  // A new month has new buttons: move the focus before the browser drops it with the old one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the current day
  useLayoutEffect(() => {
    if (isByKey.current) focusCurrent(sheet.current);
    isByKey.current = false;
  }, [current]);

  const moveByKey = (event: KeyboardEvent) => {
    const { key, shiftKey: isLarge, altKey, ctrlKey, metaKey } = event;
    const next = altKey || ctrlKey || metaKey ? null : dayAfterKey(key, current, days, { isLarge, direction });
    if (next === null) return;
    event.preventDefault();
    isByKey.current = next !== current;
    setCurrent(next);
  };

  /** A button for another month. At the end it keeps its place and the focus, and does nothing. */
  const monthButton = (label: string, Icon: typeof IconChevronLeft, months: number, end: CalendarDay) => {
    const isAtEnd = isSameMonth(current, end);
    return (
      <button
        type="button"
        className={styles.step}
        aria-label={label}
        aria-disabled={isAtEnd || undefined}
        onClick={() => {
          if (!isAtEnd) setCurrent(nearestPickable(addMonths(current, months), days));
        }}
      >
        <Icon size={22} aria-hidden="true" />
      </button>
    );
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would put a legend into the form that is no question
    <div
      ref={sheet}
      role="group"
      aria-label="Calendar"
      className={styles.root}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onLeave();
      }}
    >
      <div className={styles.header}>
        {monthButton('Previous month', IconChevronLeft, -1, days.first)}
        <p id={monthId} className={styles.month} aria-live="polite" translate="no">
          <ChangingText>{monthInWords(current)}</ChangingText>
        </p>
        {monthButton('Next month', IconChevronRight, 1, days.last)}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are moved between by keys */}
      <table role="grid" aria-labelledby={monthId} className={styles.table} onKeyDown={moveByKey}>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" aria-label={weekday} className={styles.weekday}>
                {weekday.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(current).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, weekday) => {
                if (day === null) return <td key={weekdays[weekday]} className={styles.cell} />;
                const isPickable = day >= days.first && day <= days.last;
                const closed = days.closedWords(day);
                return (
                  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid can be selected
                  <td key={day} className={styles.cell} aria-selected={day === chosenDay}>
                    <button
                      type="button"
                      tabIndex={day === current ? 0 : -1}
                      aria-label={closed === null ? longDate(day) : `${longDate(day)}, ${closed}`}
                      aria-disabled={!isPickable || undefined}
                      aria-current={day === days.first ? 'date' : undefined}
                      data-chosen={day === chosenDay || undefined}
                      data-closed={closed !== null || undefined}
                      className={styles.day}
                      onClick={() => {
                        if (isPickable) onPick(day);
                      }}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.legend}>On underlined days we are closed.</p>
    </div>
  );
}

const focusCurrent = (sheet: HTMLElement | null): void =>
  sheet?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus();

/** Whether the focus has not moved elsewhere while the calendar was loading. */
function isFocusFree(sheet: HTMLElement | null): boolean {
  const { activeElement, body } = document;
  return (
    activeElement === null || activeElement === body || sheet?.closest('details')?.contains(activeElement) === true
  );
}

import { DatePicker, parseDate } from '@ark-ui/react/date-picker';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import * as styles from './Calendar.css.ts';

/** A day of the calendar: `YYYY-MM-DD`. */
export type Day = `${number}-${number}-${number}`;

/** A month of days to pick one from, in New York's calendar. Days before `firstDay` are greyed out. */
export function Calendar({
  chosenDay,
  firstDay,
  onPick,
  onLeave,
}: {
  chosenDay: Day | null;
  firstDay: Day;
  onPick: (day: Day) => void;
  /** The visitor wants to leave without picking. */
  onLeave: () => void;
}) {
  const sheet = useRef<HTMLDivElement>(null);
  const isChosenPickable = chosenDay !== null && chosenDay >= firstDay;

  useEffect(() => {
    sheet.current?.querySelector<HTMLElement>('[data-part="table-cell-trigger"][tabindex="0"]')?.focus();
  }, []);

  return (
    <DatePicker.Root
      inline
      locale="en-US"
      timeZone="America/New_York"
      min={parseDate(firstDay)}
      value={isChosenPickable ? [parseDate(chosenDay)] : []}
      defaultFocusedValue={parseDate(isChosenPickable ? chosenDay : firstDay)}
      onValueChange={({ value: [picked] }) => {
        const day = picked?.toString() as Day | undefined;
        if (day !== undefined && day >= firstDay) onPick(day);
      }}
    >
      <DatePicker.Content
        ref={sheet}
        className={styles.root}
        aria-label="Calendar"
        onKeyDown={(event) => {
          if (event.key === 'Escape') onLeave();
        }}
      >
        <DatePicker.View view="day">
          <DatePicker.Context>
            {(calendar) => (
              <>
                <DatePicker.ViewControl className={styles.header}>
                  <DatePicker.PrevTrigger className={styles.step}>
                    <IconChevronLeft size={22} aria-hidden="true" />
                  </DatePicker.PrevTrigger>
                  <DatePicker.RangeText className={styles.month} />
                  <DatePicker.NextTrigger className={styles.step}>
                    <IconChevronRight size={22} aria-hidden="true" />
                  </DatePicker.NextTrigger>
                </DatePicker.ViewControl>
                <DatePicker.Table className={styles.table}>
                  <DatePicker.TableHead>
                    <DatePicker.TableRow>
                      {calendar.weekDays.map((weekday) => (
                        <DatePicker.TableHeader key={weekday.long} className={styles.weekday} aria-label={weekday.long}>
                          {weekday.narrow}
                        </DatePicker.TableHeader>
                      ))}
                    </DatePicker.TableRow>
                  </DatePicker.TableHead>
                  <DatePicker.TableBody>
                    {calendar.weeks.map((week) => (
                      <DatePicker.TableRow key={week[0]?.toString()}>
                        {week.map((day) => (
                          <DatePicker.TableCell key={day.toString()} value={day} className={styles.cell}>
                            <DatePicker.TableCellTrigger className={styles.day}>{day.day}</DatePicker.TableCellTrigger>
                          </DatePicker.TableCell>
                        ))}
                      </DatePicker.TableRow>
                    ))}
                  </DatePicker.TableBody>
                </DatePicker.Table>
              </>
            )}
          </DatePicker.Context>
        </DatePicker.View>
      </DatePicker.Content>
    </DatePicker.Root>
  );
}

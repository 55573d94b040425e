import { LocaleProvider } from '@ark-ui/react/locale';
import { Tabs as Ark } from '@ark-ui/react/tabs';
import type { ReactNode } from 'react';
import { useTextDirection } from '../elements/text.tsx';
import * as styles from './Tabs.css.ts';

interface TabsProps<Value extends string> {
  id: string;
  label: string;
  tabs: readonly { value: Value; label: string; panel: ReactNode }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** Tabs. All panels stay mounted, so that nothing typed is lost. */
export function Tabs<Value extends string>({ id, label, tabs, chosen, onChoose }: TabsProps<Value>) {
  const direction = useTextDirection();
  return (
    // Only the direction of the locale matters: which arrow key moves to the next tab.
    <LocaleProvider locale={direction === 'rtl' ? 'ar' : 'en-US'}>
      <Ark.Root id={id} className={styles.root} value={chosen} onValueChange={({ value }) => onChoose(value as Value)}>
        <Ark.List className={styles.list} aria-label={label}>
          {tabs.map(({ value, label: name }) => (
            <Ark.Trigger key={value} value={value} className={styles.tab}>
              {name}
            </Ark.Trigger>
          ))}
        </Ark.List>
        {tabs.map(({ value, panel }) => (
          <Ark.Content key={value} value={value} className={styles.panel} data-value={value}>
            {panel}
          </Ark.Content>
        ))}
      </Ark.Root>
    </LocaleProvider>
  );
}

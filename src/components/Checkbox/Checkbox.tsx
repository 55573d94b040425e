import type { Ref } from 'react';
import * as styles from './Checkbox.css.ts';

/** A box to tick, with its words beside it. The browser keeps the tick; the form reads it. */
export function Checkbox({
  id,
  name,
  label,
  ref,
}: {
  id: string;
  name: string;
  label: string;
  ref?: Ref<HTMLInputElement>;
}) {
  return (
    <label className={styles.root}>
      <input ref={ref} type="checkbox" id={id} name={name} className={styles.box} />
      <span>{label}</span>
    </label>
  );
}

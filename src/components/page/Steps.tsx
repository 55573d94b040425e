import { listRole } from '#src/styles/list-role.ts';
import { Paragraph } from '../elements/text.tsx';
import * as styles from './Steps.css.ts';

/** What happens, one step after the other. */
export function Steps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol {...listRole} className={styles.list}>
      {steps.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <h3 className={styles.title}>{title}</h3>
          <Paragraph>{text}</Paragraph>
        </li>
      ))}
    </ol>
  );
}

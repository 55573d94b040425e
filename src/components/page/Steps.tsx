import { listRole } from '../../styles/list-role.ts';
import * as styles from './facts.css.ts';

/** What happens, one step after the other. */
export function Steps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol {...listRole} className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <h3 className={styles.title}>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

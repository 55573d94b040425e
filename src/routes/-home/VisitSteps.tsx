import { listRole } from '../../styles/list-role.ts';
import * as styles from './approach.css.ts';

/** What happens, one thing after the other. */
export function VisitSteps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol {...listRole} className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

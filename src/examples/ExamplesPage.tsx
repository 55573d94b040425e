import { allExamples } from './all.ts';
import * as styles from './ExamplesPage.css.ts';
import { choices, type View } from './view.ts';

/** All components in all states, in the chosen theme, text size and direction. */
export function ExamplesPage({ view }: { view: View }) {
  const only = view.only.split(',').filter((name) => name !== '');
  const shown = Object.entries(allExamples).filter(([name]) => only.length === 0 || only.includes(name));
  return (
    <>
      <form className={styles.choices} onChange={(event) => event.currentTarget.requestSubmit()}>
        {Object.entries(choices).map(([name, values]) => (
          <label key={name} className={styles.choice}>
            {name}
            <select name={name} defaultValue={view[name as keyof typeof choices]}>
              {values.map((value) => (
                <option key={value}>{value}</option>
              ))}
            </select>
          </label>
        ))}
        <label className={styles.choice}>
          only
          <input name="only" defaultValue={view.only} />
        </label>
      </form>
      <div className={styles.components} data-examples>
        {shown.map(([name, examples]) => (
          <section key={name} id={name}>
            <p className={styles.name}>{name}</p>
            {Object.entries(examples).map(([words, example]) => (
              <div key={words}>
                <p className={styles.words}>{words}</p>
                <div className={styles.frame}>{example}</div>
              </div>
            ))}
          </section>
        ))}
      </div>
    </>
  );
}

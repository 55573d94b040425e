import { setMark } from '#src/page/marks.ts';
import '#src/styles/global.css.ts';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import type { Examples } from './data.ts';
import * as styles from './main.css.ts';

/** How the examples can be shown, the default first: "?theme=more&textSize=150&direction=rtl&only=Button,Tabs". */
const choices = { theme: ['normal', 'more'], textSize: ['100', '80', '120', '150'], direction: ['ltr', 'rtl'] };

const groups = import.meta.glob<Examples>('./*.examples.tsx', { eager: true, import: 'examples' });
const allExamples = Object.values(groups)
  .flatMap((group) => Object.entries(group))
  .map(([title, example]) => {
    const [component = '', state] = title.split(': ');
    return { component, state, example };
  });
const components = [...new Set(allExamples.map(({ component }) => component))].sort((one, other) =>
  one.localeCompare(other),
);

const asked = new URLSearchParams(location.search);
const page = document.documentElement;
page.dir = asked.get('direction') ?? 'ltr';
setMark('text-size', asked.get('textSize') ?? '100');
if (asked.get('theme') === 'more') setMark('contrast', 'more');

/** All components in all states, in the chosen theme, text size and direction. */
function ExamplesPage() {
  const only = (asked.get('only') ?? '').split(',').filter((name) => name !== '');
  const shown = components.filter((name) => only.length === 0 || only.includes(name));
  return (
    <>
      <form className={styles.choices} onChange={(event) => event.currentTarget.requestSubmit()}>
        {Object.entries(choices).map(([name, values]) => (
          <label key={name} className={styles.choice}>
            {name}
            <select name={name} defaultValue={asked.get(name) ?? values[0]}>
              {values.map((value) => (
                <option key={value}>{value}</option>
              ))}
            </select>
          </label>
        ))}
        <label className={styles.choice}>
          only
          <input name="only" defaultValue={only.join()} />
        </label>
      </form>
      <div className={styles.components} data-examples>
        {shown.map((name) => (
          <section key={name} id={name}>
            <p className={styles.name}>{name}</p>
            {allExamples
              .filter(({ component }) => component === name)
              .map(({ state, example }) => (
                <div key={state}>
                  <p className={styles.words}>{state}</p>
                  <div className={styles.frame}>{example}</div>
                </div>
              ))}
          </section>
        ))}
      </div>
    </>
  );
}

// Links need a router.
const router = createRouter({
  routeTree: createRootRoute({ component: ExamplesPage }),
  history: createMemoryHistory(),
});
await router.load();

const root = document.getElementById('examples');
if (root) createRoot(root).render(<RouterProvider<typeof router> router={router} />);

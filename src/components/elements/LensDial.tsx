import * as styles from './LensDial.css.ts';

interface Lens {
  /** What is seen in the lens, and its name. */
  sign: string;
  /** Words below a sign that has no name of its own. */
  words?: string;
  id?: string;
  isDisabled?: boolean;
  onChosen: () => void;
}

/** Two trial lenses, of which a visitor chooses one. */
export function LensDial({ label, left, right }: { label: string; left: Lens; right: Lens }) {
  return (
    <fieldset className={styles.root} aria-label={label}>
      <LensButton side="left" {...left} />
      <LensButton side="right" {...right} />
    </fieldset>
  );
}

function LensButton(props: Lens & { side: keyof typeof styles.lenses }) {
  const { side, sign, words, id, isDisabled = false, onChosen } = props;
  return (
    <button
      type="button"
      id={id}
      className={styles.lenses[side]}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onChosen}
    >
      <span className={styles.ring} aria-hidden={words ? true : undefined}>
        {sign}
      </span>
      {words}
    </button>
  );
}

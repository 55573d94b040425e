import * as styles from './EyewearFrame.css.ts';

interface EyewearFrameProps {
  price?: string | undefined;
  colorLabel: string;
  colors: readonly { name: string; color: string; src: string; alt: string }[];
}

/** A frame in the color that the visitor chooses, and what frames cost. The style sheet shows the chosen picture. */
export function EyewearFrame({ price, colorLabel, colors }: EyewearFrameProps) {
  return (
    <div className={styles.root}>
      <div className={styles.pictures}>
        {colors.map(({ name, src, alt }) => (
          <img key={name} className={styles.picture} src={src} alt={alt} width={1060} height={388} loading="lazy" />
        ))}
      </div>
      <div role="radiogroup" aria-label={colorLabel} className={styles.colors}>
        {colors.map(({ name, color }, index) => (
          <label key={name} className={styles.color}>
            <input type="radio" name="frameColor" value={name} defaultChecked={index === 0} className={styles.choice} />
            <svg className={styles.swatch} viewBox="0 0 28 28" aria-hidden="true">
              <circle cx="14" cy="14" r="13" fill={color} />
            </svg>
            {name}
          </label>
        ))}
      </div>
      {price && <p className={styles.price}>{price}</p>}
    </div>
  );
}

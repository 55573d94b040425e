import type { FrameWords } from '#content/schema/pages.ts';
import * as styles from './EyewearFrame.css.ts';

const lenses =
  'M92 -22C90 -76 126 -104 190 -113C256 -121 334 -118 382 -104C416 -93 422 -62 420 -26C417 24 408 56 382 88C350 124 304 134 250 133C176 131 132 98 108 44C98 20 93 0 92 -22ZM-92 -22C-90 -76 -126 -104 -190 -113C-256 -121 -334 -118 -382 -104C-416 -93 -422 -62 -420 -26C-417 24 -408 56 -382 88C-350 124 -304 134 -250 133C-176 131 -132 98 -108 44C-98 20 -93 0 -92 -22Z';
const front = `M0 -64C30 -64 50 -92 84 -110C140 -138 230 -146 316 -142C372 -139 410 -130 452 -126C470 -124 478 -116 477 -100C476 -82 464 -70 447 -62C447 -10 440 34 420 72C388 132 322 158 252 157C172 155 112 118 82 52C72 30 66 8 58 -6C46 -27 30 -38 0 -38C-30 -38 -46 -27 -58 -6C-66 8 -72 30 -82 52C-112 118 -172 155 -252 157C-322 158 -388 132 -420 72C-440 34 -447 -10 -447 -62C-464 -70 -476 -82 -477 -100C-478 -116 -470 -124 -452 -126C-410 -130 -372 -139 -316 -142C-230 -146 -140 -138 -84 -110C-50 -92 -30 -64 0 -64Z${lenses}`;

/** A frame in the color that the visitor chooses, which the style sheet paints, and what frames cost. */
export function EyewearFrame({ alt, price, colorLabel, colors }: FrameWords) {
  return (
    <div className={styles.root}>
      <svg className={styles.picture} viewBox="-500 -164 1000 372" role="img" aria-label={alt}>
        <defs>
          <path id="frame-front" fillRule="evenodd" clipRule="evenodd" d={front} />
          <path id="frame-lenses" d={lenses} />
          <clipPath id="frame-in-front">
            <use href="#frame-front" />
          </clipPath>
          <clipPath id="frame-in-lenses">
            <use href="#frame-lenses" />
          </clipPath>
          <linearGradient id="frame-body" x2="0" y2="1">
            <stop className={styles.top} />
            <stop className={styles.bottom} offset="1" />
          </linearGradient>
          <linearGradient id="frame-glass" y2="1">
            <stop stopColor="#fff" stopOpacity=".6" />
            <stop stopColor="#b9cfd3" stopOpacity=".4" offset="1" />
          </linearGradient>
          <linearGradient id="frame-light" x2="0" y2="1">
            <stop stopColor="#fff" stopOpacity=".75" />
            <stop stopColor="#fff" stopOpacity="0" offset=".3" />
            <stop stopColor="#fff" stopOpacity="0" offset=".85" />
            <stop stopColor="#fff" stopOpacity=".25" offset="1" />
          </linearGradient>
          <filter id="frame-shadow" x="-.1" y="-.2" width="1.2" height="1.5">
            <feGaussianBlur stdDeviation="13" />
          </filter>
          <filter id="frame-shell" x="0" y="0" width="1" height="1" colorInterpolationFilters="sRGB">
            <feTurbulence type="fractalNoise" baseFrequency=".009 .016" numOctaves="3" seed="2" />
            <feColorMatrix values="0 0 0 0 .17  0 0 0 0 .07  0 0 0 0 .03  8 0 0 0 -3.6" />
          </filter>
        </defs>
        <use href="#frame-front" opacity=".45" transform="translate(10 26)" filter="url(#frame-shadow)" />
        <use href="#frame-lenses" fill="url(#frame-glass)" />
        <path
          clipPath="url(#frame-in-lenses)"
          fill="#fff"
          opacity=".4"
          d="M-316-170h86l-140 330h-86ZM-206-170h22l-140 330h-22ZM206-170h86L152 160H66ZM316-170h22L198 160h-22Z"
        />
        <use href="#frame-front" fill="url(#frame-body)" />
        <g clipPath="url(#frame-in-front)">
          <path className={styles.shell} filter="url(#frame-shell)" d="M-500-170h1000v340h-1000z" />
          <g fill="none">
            <use href="#frame-front" stroke="#000" strokeOpacity=".25" strokeWidth="12" />
            <use href="#frame-front" stroke="url(#frame-light)" strokeWidth="6" transform="translate(0 8)" />
          </g>
        </g>
        <path className={styles.pins} d="M440-105l12 2M-440-105l-12 2" />
      </svg>
      <div role="radiogroup" aria-label={colorLabel} className={styles.colors}>
        {(['tortoise', 'green', 'black'] as const).map((color, index) => (
          <label key={color} className={styles.color}>
            <input
              type="radio"
              name="frameColor"
              value={color}
              defaultChecked={index === 0}
              className={styles.swatch[color]}
            />
            {colors[color]}
          </label>
        ))}
      </div>
      {price && <p className={styles.price}>{price}</p>}
    </div>
  );
}

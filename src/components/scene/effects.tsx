import type { ComponentProps, ReactNode } from 'react';
import phone from './phone.svg?no-inline';
import * as styles from './Scene.css.ts';
import street from './street.svg?no-inline';

/** Draws the scene at a strength from 0 (healthy) to 1. `id` is the prefix of ids in the drawing. */
type Effect = (strength: number, id: string) => ReactNode;

const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** Blurs what is far or near. */
const blurred =
  (amount: number, distance: 'far' | 'near'): Effect =>
  (strength, id) => (
    <>
      <Blur id={`${id}-blur`} amount={rounded(amount * strength)} />
      <Street filter={distance === 'far' ? `url(#${id}-blur)` : undefined} />
      <Phone filter={distance === 'near' ? `url(#${id}-blur)` : undefined} />
    </>
  );

/** The scenes of conditions by topic. */
export const effects = {
  cataracts: (strength, id) => (
    <>
      <filter id={`${id}-cloud`} x="0" y="0" width="1" height="1">
        <feGaussianBlur stdDeviation={rounded(4.5 * strength)} edgeMode="duplicate" />
        <feColorMatrix
          values={[
            [1 - 0.3 * strength, 0.06 * strength, 0, 0, 0.2 * strength],
            [0, 1 - 0.3 * strength, 0, 0, 0.16 * strength],
            [0, 0.06 * strength, 1 - 0.55 * strength, 0, 0.08 * strength],
            [0, 0, 0, 1, 0],
          ]
            .flat()
            .map(rounded)
            .join(' ')}
        />
      </filter>
      <radialGradient id={`${id}-glare`}>
        <stop className={styles.glare} offset="0" stopOpacity="1" />
        <stop className={styles.glare} offset="0.3" stopOpacity="0.55" />
        <stop className={styles.glare} offset="1" stopOpacity="0" />
      </radialGradient>
      <Everything filter={`url(#${id}-cloud)`} />
      <rect className={styles.haze} {...field} opacity={rounded(0.28 * strength)} />
      <circle cx="602" cy="122" r={rounded(170 * strength)} fill={`url(#${id}-glare)`} opacity="0.85" />
      <circle cx="204" cy="516" r={rounded(120 * strength)} fill={`url(#${id}-glare)`} opacity="0.85" />
    </>
  ),
  glaucoma: (strength, id) => (
    <>
      <Blur id={`${id}-blur`} amount={rounded(14 * strength)} />
      <radialGradient id={`${id}-clear`} cx="0.5" cy="0.5" r={rounded(0.95 - 0.6 * strength)}>
        <stop stopColor="white" offset="0.45" />
        <stop stopColor="black" offset="1" />
      </radialGradient>
      <mask id={`${id}-field`}>
        <rect {...field} fill={strength === 0 ? 'white' : `url(#${id}-clear)`} />
      </mask>
      <Everything filter={`url(#${id}-blur)`} />
      <rect className={styles.dark} {...field} opacity={rounded(0.78 * strength)} />
      <Everything mask={`url(#${id}-field)`} />
    </>
  ),
  'diabetic-retinopathy': (strength, id) => (
    <>
      <Blur id={`${id}-blur`} amount={rounded(3 * strength)} />
      <filter id={`${id}-soft`}>
        <feGaussianBlur stdDeviation="7" />
      </filter>
      <Everything filter={`url(#${id}-blur)`} />
      <g className={styles.dark} filter={`url(#${id}-soft)`} opacity={rounded(0.92 * strength)}>
        <path d="M286 150q60-34 94 4t20 74q-40 26-70-4t-66-16q-14-36 22-58z" />
        <path d="M470 300q40-30 74 2t2 66q-52 22-76-8t0-60z" />
        <ellipse cx="170" cy="250" rx="46" ry="34" />
        <ellipse cx="250" cy="440" rx="60" ry="38" />
        <ellipse cx="610" cy="220" rx="52" ry="30" />
        <ellipse cx="430" cy="500" rx="34" ry="26" />
        <ellipse cx="96" cy="90" rx="40" ry="28" />
        <circle cx="700" cy="440" r="30" />
      </g>
    </>
  ),
  'macular-degeneration': (strength, id) => (
    <>
      <filter id={`${id}-bend`} x="0" y="0" width="1" height="1">
        <feTurbulence type="turbulence" baseFrequency="0.007 0.01" numOctaves="1" seed="7" result="waves" />
        <feDisplacementMap
          in="SourceGraphic"
          in2="waves"
          scale={rounded(120 * strength)}
          xChannelSelector="R"
          yChannelSelector="G"
        />
        <feGaussianBlur stdDeviation={rounded(3 * strength)} />
      </filter>
      <radialGradient id={`${id}-middle`} gradientUnits="userSpaceOnUse" cx="392" cy="320" r="230">
        <stop stopColor="white" offset="0.5" />
        <stop stopColor="black" offset="1" />
      </radialGradient>
      <mask id={`${id}-macula`}>
        <rect {...field} fill={`url(#${id}-middle)`} />
      </mask>
      <radialGradient id={`${id}-spot`}>
        <stop className={styles.shadow} offset="0.2" stopOpacity="0.95" />
        <stop className={styles.shadow} offset="0.7" stopOpacity="0.6" />
        <stop className={styles.shadow} offset="1" stopOpacity="0" />
      </radialGradient>
      <Everything />
      {strength > 0 && <Everything filter={`url(#${id}-bend)`} mask={`url(#${id}-macula)`} />}
      <ellipse
        cx="392"
        cy="326"
        rx={rounded(150 * strength)}
        ry={rounded(125 * strength)}
        fill={`url(#${id}-spot)`}
        opacity="0.9"
      />
    </>
  ),
  'myopia-in-kids': blurred(9, 'far'),
  'myopia-control': blurred(9, 'far'),
  'presbyopia-solutions': blurred(8, 'near'),
  'flashes-floaters': (strength, id) => (
    <>
      <filter id={`${id}-soft`}>
        <feGaussianBlur stdDeviation="2.5" />
      </filter>
      <filter id={`${id}-edge`}>
        <feGaussianBlur stdDeviation="14" />
      </filter>
      <Everything />
      <g filter={`url(#${id}-soft)`} opacity={rounded(0.75 * Math.min(1, strength * 1.4))}>
        <path
          className={styles.strand}
          d="M262 120q30-26 46 4t-20 40 20 44M430 90q40 10 30 44t26 40M150 210q26 22 52 2M520 300q-20 30 10 46t-6 50M300 430q36-20 60 4t44-6M610 180q16 20 40 10"
        />
        <path
          className={styles.dark}
          d="M210 90a9 9 0 1 0 .1 0zM366 180a7 7 0 1 0 .1 0zM480 250a8 8 0 1 0 .1 0zM240 320a6 6 0 1 0 .1 0zM556 440a8 8 0 1 0 .1 0zM420 400a6 6 0 1 0 .1 0zM660 300a6 6 0 1 0 .1 0zM120 400a8 8 0 1 0 .1 0zM330 60a6 6 0 1 0 .1 0zM590 90a7 7 0 1 0 .1 0z"
        />
      </g>
      <path
        className={styles.dark}
        filter={`url(#${id}-edge)`}
        opacity={rounded(0.93 * Math.max(0, strength - 0.5) * 2)}
        d="M900-60V420C780 330 700 160 660-60z"
      />
    </>
  ),
  'dry-eye-disease': (strength, id) => (
    <>
      <filter id={`${id}-smear`} x="0" y="0" width="1" height="1">
        <feOffset in="SourceGraphic" dx={rounded(10 * strength)} dy={rounded(6 * strength)} result="ghost" />
        <feBlend in="SourceGraphic" in2="ghost" mode="lighten" />
        <feGaussianBlur stdDeviation={`${rounded(5 * strength)} ${rounded(7 * strength)}`} edgeMode="duplicate" />
      </filter>
      <filter id={`${id}-soft`}>
        <feGaussianBlur stdDeviation="28" />
      </filter>
      <mask id={`${id}-patches`}>
        <g fill="white" filter={`url(#${id}-soft)`}>
          <path d="M180 180q120-60 240 10t160 10q70 60 0 130t-190 20-210 30q-110-90 0-200z" />
          <ellipse cx="670" cy="470" rx="110" ry="120" />
          <ellipse cx="70" cy="520" rx="120" ry="60" />
        </g>
      </mask>
      <Everything />
      {strength > 0 && <Everything filter={`url(#${id}-smear)`} mask={`url(#${id}-patches)`} />}
    </>
  ),
} satisfies Record<string, Effect>;

/** The view box of the scene. */
export const field = { width: 800, height: 600 } as const;

type Layer = Pick<ComponentProps<'g'>, 'filter' | 'mask'>;

/** The distance: a street with a bus, a sign, a traffic light, and a child with a ball in the middle. */
const Street = (layer: Layer) => <image href={street} {...field} {...layer} />;

const Phone = (layer: Layer) => <image href={phone} {...field} {...layer} />;

const Everything = (layer: Layer) => (
  <g {...layer}>
    <Street />
    <Phone />
  </g>
);

/** A blur by `amount` in units of the view box, up to the edges of the picture. */
function Blur({ id, amount }: { id: string; amount: number }) {
  return (
    <filter id={id} x="0" y="0" width="1" height="1">
      <feGaussianBlur stdDeviation={amount} edgeMode="duplicate" />
    </filter>
  );
}

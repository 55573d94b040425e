import type { Diagram } from './Anatomy.tsx';
import * as styles from './EyeDiagram.css.ts';

/** The drawings of topics about prevention: what harms the eye, and what protects it. */
export const prevention: Readonly<Record<string, Diagram>> = {
  'screen-habits': {
    sentence:
      'At screens many blinks stop halfway, so the tear film dries out on the lower part of the eye; full blinks renew it.',
    labels: [
      { corner: 'topLeft', text: 'Half a blink', at: [54, 142] },
      { corner: 'bottomLeft', text: 'Dry patch', at: [68, 166], changed: true },
      { corner: 'topRight', text: 'Fresh tears', at: [86, 116] },
    ],
    change: () => (
      <g>
        <path className={styles.blank} d="M66 156c2 16 12 30 32 41" />
        <path className={styles.changedDashes} d="M66 156c2 16 12 30 32 41" />
        <path className={styles.lid} d="M122 54C58 52 38 98 46 148q8 6 16 1c2-40 20-70 52-76z" />
        <path className={styles.lash} d="M47 150q-14 4-22-8M52 152q-12 10-24 4" />
      </g>
    ),
  },
  'uv-eye-protection': {
    sentence:
      'UV light from the sun can burn the cornea and, over years, harm the lens; UV400 sunglasses stop it in front of the eye.',
    labels: [
      { corner: 'topLeft', text: 'UV400 lens', at: [46, 104] },
      { corner: 'topRight', text: 'Lens', at: [135, 128] },
      { corner: 'bottomLeft', text: 'Cornea', at: [82, 164] },
    ],
    lids: false,
    change: (hatch) => (
      <g>
        <path
          className={styles.changedLine}
          d="M2 118q5-8 10 0t10 0 10 0M2 150q5-8 10 0t10 0 10 0M2 182q5-8 10 0t10 0 10 0"
        />
        <path className={styles.helps} d="M42 92c10 34 10 82 0 116q8 4 14 0c-4-34-4-82 0-116q-6-4-14 0z" />
        <path className={styles.changed} fill={hatch} d="M109 104C66 118 66 182 109 196C92 180 92 120 109 104z" />
        <ellipse className={styles.changed} fill={hatch} cx="135" cy="150" rx="15" ry="32" />
      </g>
    ),
  },
  'nutrition-for-eye-health': {
    sentence:
      'Leafy greens, fish, fruit, and nuts feed the macula, the retina, and the small vessels that supply them.',
    labels: [
      { corner: 'topRight', text: 'Retina', at: [236, 86] },
      { corner: 'topLeft', text: 'Small vessels', at: [224, 108] },
      { corner: 'bottomRight', text: 'Macula', at: [268, 154] },
    ],
    change: () => (
      <g>
        <path className={styles.helpsLine} d="M258 194C250 150 236 110 196 84M258 194c-14 18-34 30-62 30" />
        <ellipse className={styles.helps} cx="267" cy="150" rx="7" ry="16" />
        <path className={styles.helps} d="M170 186c0-34 20-52 44-54c2 30-12 54-44 54z" />
        <path className={styles.thread} d="M166 194c8-20 20-34 36-48" />
      </g>
    ),
  },
  'hygiene-lids-lashes': {
    sentence:
      'Crusts at the lash roots and blocked oil glands irritate the lid edges; warmth and gentle cleaning keep them open.',
    labels: [
      { corner: 'topLeft', text: 'Crusts at the lashes', at: [44, 112], changed: true },
      { corner: 'topRight', text: 'Oil glands', at: [72, 84] },
      { corner: 'bottomLeft', text: 'Clean lid edge', at: [56, 184] },
    ],
    change: (hatch) => (
      <g>
        <g className={styles.changed} fill={hatch}>
          <circle cx="40" cy="114" r="7" />
          <circle cx="46" cy="124" r="7" />
          <circle cx="54" cy="114" r="6" />
        </g>
        <path className={styles.helpsLine} d="M50 188q6-5 13 0" />
      </g>
    ),
  },
  'sports-vision-safety': {
    sentence:
      'A fast ball can break the front of the eye; a polycarbonate lens in a sports frame takes the blow instead.',
    labels: [
      { corner: 'topLeft', text: 'Sports lens', at: [50, 100] },
      { corner: 'bottomLeft', text: 'Ball', at: [20, 166] },
      { corner: 'bottomRight', text: 'Front of the eye', at: [84, 170] },
    ],
    lids: false,
    change: () => (
      <g>
        <circle className={styles.thing} cx="20" cy="150" r="16" />
        <path className={styles.thread} d="M10 138q12 12 0 24M30 138q-12 12 0 24" />
        <path className={styles.changedLine} d="M2 118q10 2 16 8M2 182q10-2 16-8" />
        <path className={styles.helps} d="M44 78c14 44 14 100 0 144q10 6 18 0c-6-44-6-100 0-144q-8-6-18 0z" />
      </g>
    ),
  },
};

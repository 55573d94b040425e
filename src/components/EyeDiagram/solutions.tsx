import type { Diagram } from './Anatomy.tsx';
import { Light } from './Anatomy.tsx';
import * as styles from './EyeDiagram.css.ts';

/** The drawings of topics about solutions: what the eye does, and what helps. */
export const solutions: Readonly<Record<string, Diagram>> = {
  'glasses-lens-options': {
    sentence: 'A glasses lens bends light before it enters the eye, so that it meets on the retina.',
    labels: [
      { corner: 'topLeft', text: 'Glasses lens', at: [38, 110] },
      { corner: 'bottomRight', text: 'Sharp on the retina', at: [268, 154] },
    ],
    lids: false,
    change: () => (
      <g>
        <path className={styles.helps} d="M32 92c14 34 14 82 0 116q10 4 16 0c-6-34-6-82 0-116q-8-4-16 0z" />
        <g className={styles.light}>
          <path d="M4 120H40L82 117L135 122L268 150M4 180H40L82 183L135 178L268 150" />
        </g>
        <circle className={styles.helps} cx="267" cy="150" r="5" />
      </g>
    ),
  },
  'contact-lenses': {
    sentence: 'A contact lens floats on the tear film in front of the cornea, which needs oxygen and clean tears.',
    labels: [
      { corner: 'topLeft', text: 'Contact lens', at: [66, 136] },
      { corner: 'bottomLeft', text: 'Tear film', at: [74, 172] },
      { corner: 'topRight', text: 'Cornea', at: [92, 140] },
    ],
    change: () => (
      <g>
        <path className={styles.helps} d="M92 96C50 118 50 182 92 204c-28-30-28-78 0-108z" />
      </g>
    ),
  },
  'presbyopia-solutions': {
    sentence:
      'With the years the lens turns stiff and cannot round up, so light from near things would meet behind the retina.',
    labels: [
      { corner: 'topLeft', text: 'Stiff lens', at: [135, 130], changed: true },
      { corner: 'bottomLeft', text: 'Near print', at: [14, 184] },
      { corner: 'bottomRight', text: 'Focus behind', at: [306, 150], changed: true },
    ],
    lids: false,
    change: (hatch) => (
      <g>
        <path className={styles.thing} d="M4 112h18v76H4z" />
        <path className={styles.thread} d="M8 124h10M8 134h10M8 144h10M8 154h10M8 164h10" />
        <g className={styles.light}>
          <path d="M24 150L82 120L135 122L304 150M24 150L82 180L135 178L304 150" />
        </g>
        <ellipse className={styles.changed} fill={hatch} cx="135" cy="150" rx="13" ry="34" />
        <circle className={styles.changedDots} cx="304" cy="150" r="6" />
      </g>
    ),
  },
  'myopia-control': {
    sentence:
      'Myopia control lenses are clear in the middle and focus light in front of the retina around it, which may slow the growth of the eye.',
    labels: [
      { corner: 'topLeft', text: 'Control lens', at: [38, 108] },
      { corner: 'topRight', text: 'Slower growth', at: [290, 124] },
      { corner: 'bottomRight', text: 'Sharp center', at: [267, 152] },
    ],
    behind: <ellipse className={styles.helpsLine} cx="206" cy="150" rx="106" ry="94" strokeDasharray="3 9" />,
    lids: false,
    change: () => (
      <g>
        <Light />
        <path className={styles.helps} d="M32 88c12 36 12 88 0 124q8 4 14 0c-6-36-6-88 0-124q-6-4-14 0z" />
        <path
          className={styles.light}
          d="M4 98H38L82 108L135 130L240 196M4 202H38L82 192L135 170L240 104"
          strokeDasharray="6 6"
        />
        <path className={styles.helpsLine} d="M306 150h-22M292 142l-9 8 9 8" />
      </g>
    ),
  },
  'surgical-vision-correction': {
    sentence: 'Laser surgery changes the shape of the cornea, so that light comes to a focus on the retina.',
    labels: [
      { corner: 'topLeft', text: 'Reshaped cornea', at: [80, 132] },
      { corner: 'bottomLeft', text: 'Shape before', at: [62, 164] },
      { corner: 'bottomRight', text: 'Sharp on the retina', at: [268, 154] },
    ],
    lids: false,
    change: () => (
      <g>
        <Light />
        <path className={styles.thread} d="M109 104C44 118 44 182 109 196" strokeDasharray="5 6" />
        <path className={styles.helpsLine} d="M109 104C68 122 68 178 109 196" />
        <circle className={styles.helps} cx="267" cy="150" r="5" />
      </g>
    ),
  },
};

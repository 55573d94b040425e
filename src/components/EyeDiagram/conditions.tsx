import type { Diagram } from './Anatomy.tsx';
import { Light } from './Anatomy.tsx';
import * as styles from './EyeDiagram.css.ts';

/** The drawings of topics about conditions: what changes in the eye. */
export const conditions: Readonly<Record<string, Diagram>> = {
  'dry-eye-disease': {
    sentence:
      'In dry eye, blocked oil glands in the lids let the tear film break up, so dry patches form on the front of the eye.',
    labels: [
      { corner: 'topLeft', text: 'Blocked oil glands', at: [70, 88], changed: true },
      { corner: 'bottomLeft', text: 'Broken tear film', at: [70, 168], changed: true },
      { corner: 'topRight', text: 'Cornea', at: [92, 138] },
    ],
    change: () => (
      <g>
        <path className={styles.blank} d="M98 103C57 122 57 178 98 197" />
        <path className={styles.changedDashes} d="M98 103C57 122 57 178 98 197" />
        <g className={styles.changedDots}>
          <circle cx="59" cy="108" r="5" />
          <circle cx="64" cy="94" r="5" />
          <circle cx="74" cy="83" r="5" />
          <circle cx="59" cy="192" r="5" />
          <circle cx="64" cy="206" r="5" />
          <circle cx="74" cy="217" r="5" />
        </g>
      </g>
    ),
  },
  'digital-eye-strain': {
    sentence:
      'At a close screen, the focusing muscle works without a rest and we blink less, so the eye gets tired and dry.',
    labels: [
      { corner: 'topRight', text: 'Focusing muscle', at: [123, 102], changed: true },
      { corner: 'bottomLeft', text: 'Close screen', at: [14, 186] },
      { corner: 'bottomRight', text: 'Lens held round', at: [146, 160], changed: true },
    ],
    lids: false,
    change: (hatch) => (
      <g>
        <g className={styles.light}>
          <path d="M20 150L82 126L135 123L268 150L135 177L82 174Z" />
        </g>
        <path className={styles.thing} d="M4 108h12v84H4z" />
        <path className={styles.changedLine} d="M24 126l12 4M24 150h12M24 174l12-4" />
        <ellipse className={styles.changed} fill={hatch} cx="135" cy="150" rx="22" ry="31" />
        <path className={styles.changed} fill={hatch} d="M110 86q28 4 30 24l-22 4q-8-10-8-28z" />
        <path className={styles.changed} fill={hatch} d="M110 214q28-4 30-24l-22-4q-8 10-8 28z" />
      </g>
    ),
  },
  'stye-chalazion': {
    sentence:
      'A stye is a sore, infected lump at the root of a lash; a chalazion is a firm lump around a blocked oil gland deeper in the lid.',
    labels: [
      { corner: 'topLeft', text: 'Stye at a lash root', at: [50, 108], changed: true },
      { corner: 'topRight', text: 'Chalazion', at: [80, 74], changed: true },
      { corner: 'bottomLeft', text: 'Healthy lid', at: [70, 226] },
    ],
    change: (hatch) => (
      <g>
        <circle className={styles.changed} fill={hatch} cx="47" cy="107" r="13" />
        <circle className={styles.changed} fill={hatch} cx="80" cy="72" r="14" />
      </g>
    ),
  },
  allergies: {
    sentence:
      'Pollen, dust, or pet dander lands on the eye, and the clear skin over the white and inside the lids swells and itches.',
    labels: [
      { corner: 'topLeft', text: 'Pollen and dust', at: [26, 128] },
      { corner: 'topRight', text: 'Swollen lining', at: [104, 92], changed: true },
      { corner: 'bottomLeft', text: 'Watery eye', at: [64, 178], changed: true },
    ],
    change: (hatch) => (
      <g>
        <path className={styles.changed} fill={hatch} d="M112 98C88 92 78 96 66 116C72 86 96 68 130 74z" />
        <path className={styles.changed} fill={hatch} d="M112 202C88 208 78 204 66 184C72 214 96 232 130 226z" />
        <path className={styles.changedDots} d="M62 166c7 9 10 14 10 19a10 10 0 0 1-20 0c0-5 3-10 10-19z" />
        <g className={styles.thing}>
          <circle cx="18" cy="136" r="7" />
          <circle cx="34" cy="150" r="5" />
          <circle cx="14" cy="162" r="5" />
          <circle cx="40" cy="132" r="4" />
        </g>
      </g>
    ),
  },
  conjunctivitis: {
    sentence:
      'In pink eye, the conjunctiva, the clear skin over the white of the eye and inside the lids, is red and swollen.',
    labels: [
      { corner: 'topRight', text: 'Red conjunctiva', at: [128, 80], changed: true },
      { corner: 'bottomRight', text: 'White of the eye', at: [200, 238] },
      { corner: 'bottomLeft', text: 'Cornea', at: [82, 164] },
    ],
    change: (hatch) => (
      <g>
        <path
          className={styles.changed}
          fill={hatch}
          d="M110 100C100 94 82 98 63 117C70 84 108 56 160 66C138 72 120 84 110 100z"
        />
        <path
          className={styles.changed}
          fill={hatch}
          d="M110 200c-10 6-28 2-47-17c7 33 45 61 97 51c-22-6-40-18-50-34z"
        />
      </g>
    ),
  },
  cataracts: {
    sentence:
      'A cataract makes the lens inside the eye cloudy, so light scatters on its way to the retina and vision turns dull.',
    labels: [
      { corner: 'topLeft', text: 'Cloudy lens', at: [135, 132], changed: true },
      { corner: 'topRight', text: 'Retina', at: [246, 92] },
      { corner: 'bottomRight', text: 'Scattered light', at: [206, 168] },
    ],
    change: (hatch) => (
      <g>
        <g className={styles.light}>
          <path d="M4 120H82L126 124M4 150H120M4 180H82L126 176" />
          <path d="M150 130l70-44M150 140l96-28M150 150h112M150 160l96 30M150 170l66 46" strokeDasharray="6 7" />
        </g>
        <ellipse className={styles.changed} fill={hatch} cx="135" cy="150" rx="17" ry="34" />
      </g>
    ),
  },
  glaucoma: {
    sentence:
      'In glaucoma, the optic nerve is harmed, often because fluid drains too slowly and the pressure inside the eye is too high.',
    labels: [
      { corner: 'topLeft', text: 'Slow drain', at: [110, 103], changed: true },
      { corner: 'topRight', text: 'Pressure', at: [208, 104] },
      { corner: 'bottomRight', text: 'Harmed optic nerve', at: [270, 205], changed: true },
    ],
    change: (hatch) => (
      <g>
        <path className={styles.changed} fill={hatch} d="M259 186l77 30-8 28-80-30q24-10 11-28z" />
        <circle className={styles.changedDots} cx="110" cy="104" r="7" />
        <circle className={styles.changedDots} cx="110" cy="196" r="7" />
        <path
          className={styles.changedLine}
          d="M190 128V96M182 104l8-9 8 9M190 172v32M182 196l8 9 8-9M208 140l30-16M228 122l11 1-4 11M208 160l34 20M234 184l9-3-4-9"
        />
      </g>
    ),
  },
  'diabetic-retinopathy': {
    sentence:
      'High blood sugar weakens the small vessels of the retina, so they swell, leak, and bleed, sometimes near the macula.',
    labels: [
      { corner: 'topRight', text: 'Leaking vessels', at: [232, 112], changed: true },
      { corner: 'bottomRight', text: 'Optic nerve', at: [300, 216] },
      { corner: 'topLeft', text: 'Macula', at: [266, 146] },
    ],
    change: (hatch) => (
      <g>
        <path
          className={styles.changedLine}
          d="M258 194C250 150 236 110 196 84M258 194c-14 18-34 30-62 30M247 150l-16-6M240 132l-20-2"
        />
        <g className={styles.changed} fill={hatch}>
          <circle cx="240" cy="126" r="11" />
          <circle cx="220" cy="100" r="8" />
          <circle cx="252" cy="164" r="9" />
          <circle cx="226" cy="216" r="9" />
        </g>
      </g>
    ),
  },
  'macular-degeneration': {
    sentence:
      'In macular degeneration, the macula in the center of the retina breaks down: spots called drusen form, and in the wet kind vessels leak.',
    labels: [
      { corner: 'topRight', text: 'Worn macula', at: [266, 138], changed: true },
      { corner: 'bottomRight', text: 'Side retina works', at: [224, 224] },
      { corner: 'topLeft', text: 'Lens', at: [135, 126] },
    ],
    change: (hatch) => (
      <g>
        <Light />
        <path className={styles.changed} fill={hatch} d="M266 116q-16 34 0 68q14-34 0-68z" />
        <g className={styles.changedDots}>
          <circle cx="274" cy="128" r="4" />
          <circle cx="278" cy="142" r="5" />
          <circle cx="278" cy="158" r="4" />
          <circle cx="273" cy="172" r="5" />
        </g>
      </g>
    ),
  },
  'flashes-floaters': {
    sentence:
      'Clumps in the gel inside the eye cast shadows that drift, and gel that pulls on the retina makes flashes.',
    labels: [
      { corner: 'topLeft', text: 'Clumps in the gel', at: [184, 132], changed: true },
      { corner: 'topRight', text: 'Pull on the retina', at: [234, 92], changed: true },
      { corner: 'bottomRight', text: 'Shadows', at: [262, 168] },
    ],
    change: (hatch) => (
      <g>
        <path className={styles.changedDashes} d="M172 80C206 92 222 110 228 150S214 210 176 222" />
        <path className={styles.changedLine} d="M226 118l16-20M230 132l22-14" />
        <path
          className={styles.changed}
          fill={hatch}
          d="M176 130q10-10 18 0t-4 14q-14 2-14-14zM196 166q8-8 14 0t-4 10q-12 0-10-10z"
        />
        <path className={styles.changedLine} d="M162 170q8-12 14 0t14 4" />
        <path className={styles.light} d="M198 138l60 6M212 170l46-2" strokeDasharray="4 6" />
        <g className={styles.shade}>
          <ellipse cx="264" cy="145" rx="3" ry="7" />
          <ellipse cx="263" cy="168" rx="3" ry="6" />
        </g>
      </g>
    ),
  },
  'myopia-in-kids': {
    sentence:
      'In nearsightedness the eye has grown too long, so light from far away meets in front of the retina and spreads again.',
    labels: [
      { corner: 'topRight', text: 'Eye grown too long', at: [298, 112], changed: true },
      { corner: 'bottomLeft', text: 'Light from far', at: [40, 180] },
      { corner: 'bottomRight', text: 'Focus falls short', at: [248, 150], changed: true },
    ],
    behind: <ellipse className={styles.changedDashes} cx="206" cy="150" rx="106" ry="94" />,
    lids: false,
    change: () => (
      <g>
        <path className={styles.light} d="M4 120H82L135 123L248 150L308 164M4 180H82L135 177L248 150L308 136" />
        <path className={styles.changedLine} d="M322 150h24M338 142l9 8-9 8" />
      </g>
    ),
  },
};

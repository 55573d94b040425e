/** How a shape in the drawing of a topic is inked. */
export type DiagramStyle =
  | 'white'
  | 'gel'
  | 'clear'
  | 'iris'
  | 'muscle'
  | 'thread'
  | 'retina'
  | 'vessel'
  | 'nerve'
  | 'lid'
  | 'lash'
  | 'gland'
  | 'tears'
  | 'light'
  | 'thing'
  | 'shade'
  | 'blank'
  | 'changed'
  | 'changedLine'
  | 'changedDashes'
  | 'changedDots'
  | 'helps'
  | 'helpsLine';

/** Shapes of one style in the drawing of a topic, in its view box of 360 by 300. */
export interface DiagramShapes {
  /** A part of a healthy eye, or what changes or helps. */
  style: DiagramStyle;
  path?: string;
  /** The center and the radii of each; a circle has one radius: "186 150 90, 135 150 15 32". */
  ovals?: string;
  /** The stroke's dashes and gaps. */
  dashes?: string;
}

/** A label in the drawing of a topic, with a line to its part of the eye. */
export interface DiagramLabel {
  /** Its position in the drawing. */
  corner: 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight';
  text: string;
  /** The labeled point. */
  at: readonly [number, number];
  /** Whether it labels the part that changes, not one for orientation. */
  changed?: true;
}

/** The drawing of a topic. */
export interface Diagram {
  /** The caption: one plain sentence. */
  sentence: string;
  labels: readonly DiagramLabel[];
  /** Drawn behind the eye. */
  behind?: DiagramShapes;
  /** Drawn over the eye. */
  shapes: readonly DiagramShapes[];
  /** Drawn without lids where they would hide what changes. */
  lids?: false;
}

/** Light from a distant point that focuses on the retina. */
const light: DiagramShapes = { style: 'light', path: 'M4 120H82L135 123L268 150M4 180H82L135 177L268 150' };

/** The drawings by topic: what changes in the eye, what helps, and what protects it. */
export const diagrams: Readonly<Record<string, Diagram>> = {
  'dry-eye-disease': {
    sentence:
      'In dry eye, blocked oil glands in the lids let the tear film break up, so dry patches form on the front of the eye.',
    labels: [
      { corner: 'topLeft', text: 'Blocked oil glands', at: [70, 88], changed: true },
      { corner: 'bottomLeft', text: 'Broken tear film', at: [70, 168], changed: true },
      { corner: 'topRight', text: 'Cornea', at: [92, 138] },
    ],
    shapes: [
      { style: 'blank', path: 'M98 103C57 122 57 178 98 197' },
      { style: 'changedDashes', path: 'M98 103C57 122 57 178 98 197' },
      { style: 'changedDots', ovals: '59 108 5, 64 94 5, 74 83 5, 59 192 5, 64 206 5, 74 217 5' },
    ],
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
    shapes: [
      { style: 'light', path: 'M20 150L82 126L135 123L268 150L135 177L82 174Z' },
      { style: 'thing', path: 'M4 108h12v84H4z' },
      { style: 'changedLine', path: 'M24 126l12 4M24 150h12M24 174l12-4' },
      { style: 'changed', ovals: '135 150 22 31' },
      { style: 'changed', path: 'M110 86q28 4 30 24l-22 4q-8-10-8-28z' },
      { style: 'changed', path: 'M110 214q28-4 30-24l-22-4q-8 10-8 28z' },
    ],
  },
  'stye-chalazion': {
    sentence:
      'A stye is a sore, infected lump at the root of a lash; a chalazion is a firm lump around a blocked oil gland deeper in the lid.',
    labels: [
      { corner: 'topLeft', text: 'Stye at a lash root', at: [50, 108], changed: true },
      { corner: 'topRight', text: 'Chalazion', at: [80, 74], changed: true },
      { corner: 'bottomLeft', text: 'Healthy lid', at: [70, 226] },
    ],
    shapes: [{ style: 'changed', ovals: '47 107 13, 80 72 14' }],
  },
  allergies: {
    sentence:
      'Pollen, dust, or pet dander lands on the eye, and the clear skin over the white and inside the lids swells and itches.',
    labels: [
      { corner: 'topLeft', text: 'Pollen and dust', at: [26, 128] },
      { corner: 'topRight', text: 'Swollen lining', at: [104, 92], changed: true },
      { corner: 'bottomLeft', text: 'Watery eye', at: [64, 178], changed: true },
    ],
    shapes: [
      { style: 'changed', path: 'M112 98C88 92 78 96 66 116C72 86 96 68 130 74z' },
      { style: 'changed', path: 'M112 202C88 208 78 204 66 184C72 214 96 232 130 226z' },
      { style: 'changedDots', path: 'M62 166c7 9 10 14 10 19a10 10 0 0 1-20 0c0-5 3-10 10-19z' },
      { style: 'thing', ovals: '18 136 7, 34 150 5, 14 162 5, 40 132 4' },
    ],
  },
  conjunctivitis: {
    sentence:
      'In pink eye, the conjunctiva, the clear skin over the white of the eye and inside the lids, is red and swollen.',
    labels: [
      { corner: 'topRight', text: 'Red conjunctiva', at: [128, 80], changed: true },
      { corner: 'bottomRight', text: 'White of the eye', at: [200, 238] },
      { corner: 'bottomLeft', text: 'Cornea', at: [82, 164] },
    ],
    shapes: [
      { style: 'changed', path: 'M110 100C100 94 82 98 63 117C70 84 108 56 160 66C138 72 120 84 110 100z' },
      { style: 'changed', path: 'M110 200c-10 6-28 2-47-17c7 33 45 61 97 51c-22-6-40-18-50-34z' },
    ],
  },
  cataracts: {
    sentence:
      'A cataract makes the lens inside the eye cloudy, so light scatters on its way to the retina and vision turns dull.',
    labels: [
      { corner: 'topLeft', text: 'Cloudy lens', at: [135, 132], changed: true },
      { corner: 'topRight', text: 'Retina', at: [246, 92] },
      { corner: 'bottomRight', text: 'Scattered light', at: [206, 168] },
    ],
    shapes: [
      { style: 'light', path: 'M4 120H82L126 124M4 150H120M4 180H82L126 176' },
      { style: 'light', dashes: '6 7', path: 'M150 130l70-44M150 140l96-28M150 150h112M150 160l96 30M150 170l66 46' },
      { style: 'changed', ovals: '135 150 17 34' },
    ],
  },
  glaucoma: {
    sentence:
      'In glaucoma, the optic nerve is harmed, often because fluid drains too slowly and the pressure inside the eye is too high.',
    labels: [
      { corner: 'topLeft', text: 'Slow drain', at: [110, 103], changed: true },
      { corner: 'topRight', text: 'Pressure', at: [208, 104] },
      { corner: 'bottomRight', text: 'Harmed optic nerve', at: [270, 205], changed: true },
    ],
    shapes: [
      { style: 'changed', path: 'M259 186l77 30-8 28-80-30q24-10 11-28z' },
      { style: 'changedDots', ovals: '110 104 7, 110 196 7' },
      {
        style: 'changedLine',
        path: 'M190 128V96M182 104l8-9 8 9M190 172v32M182 196l8 9 8-9M208 140l30-16M228 122l11 1-4 11M208 160l34 20M234 184l9-3-4-9',
      },
    ],
  },
  'diabetic-retinopathy': {
    sentence:
      'High blood sugar weakens the small vessels of the retina, so they swell, leak, and bleed, sometimes near the macula.',
    labels: [
      { corner: 'topRight', text: 'Leaking vessels', at: [232, 112], changed: true },
      { corner: 'bottomRight', text: 'Optic nerve', at: [300, 216] },
      { corner: 'topLeft', text: 'Macula', at: [266, 146] },
    ],
    shapes: [
      {
        style: 'changedLine',
        path: 'M258 194C250 150 236 110 196 84M258 194c-14 18-34 30-62 30M247 150l-16-6M240 132l-20-2',
      },
      { style: 'changed', ovals: '240 126 11, 220 100 8, 252 164 9, 226 216 9' },
    ],
  },
  'macular-degeneration': {
    sentence:
      'In macular degeneration, the macula in the center of the retina breaks down: spots called drusen form, and in the wet kind vessels leak.',
    labels: [
      { corner: 'topRight', text: 'Worn macula', at: [266, 138], changed: true },
      { corner: 'bottomRight', text: 'Side retina works', at: [224, 224] },
      { corner: 'topLeft', text: 'Lens', at: [135, 126] },
    ],
    shapes: [
      light,
      { style: 'changed', path: 'M266 116q-16 34 0 68q14-34 0-68z' },
      { style: 'changedDots', ovals: '274 128 4, 278 142 5, 278 158 4, 273 172 5' },
    ],
  },
  'flashes-floaters': {
    sentence:
      'Clumps in the gel inside the eye cast shadows that drift, and gel that pulls on the retina makes flashes.',
    labels: [
      { corner: 'topLeft', text: 'Clumps in the gel', at: [184, 132], changed: true },
      { corner: 'topRight', text: 'Pull on the retina', at: [234, 92], changed: true },
      { corner: 'bottomRight', text: 'Shadows', at: [262, 168] },
    ],
    shapes: [
      { style: 'changedDashes', path: 'M172 80C206 92 222 110 228 150S214 210 176 222' },
      { style: 'changedLine', path: 'M226 118l16-20M230 132l22-14' },
      { style: 'changed', path: 'M176 130q10-10 18 0t-4 14q-14 2-14-14zM196 166q8-8 14 0t-4 10q-12 0-10-10z' },
      { style: 'changedLine', path: 'M162 170q8-12 14 0t14 4' },
      { style: 'light', dashes: '4 6', path: 'M198 138l60 6M212 170l46-2' },
      { style: 'shade', ovals: '264 145 3 7, 263 168 3 6' },
    ],
  },
  'myopia-in-kids': {
    sentence:
      'In nearsightedness the eye has grown too long, so light from far away meets in front of the retina and spreads again.',
    labels: [
      { corner: 'topRight', text: 'Eye grown too long', at: [298, 112], changed: true },
      { corner: 'bottomLeft', text: 'Light from far', at: [40, 180] },
      { corner: 'bottomRight', text: 'Focus falls short', at: [248, 150], changed: true },
    ],
    behind: { style: 'changedDashes', ovals: '206 150 106 94' },
    lids: false,
    shapes: [
      { style: 'light', path: 'M4 120H82L135 123L248 150L308 164M4 180H82L135 177L248 150L308 136' },
      { style: 'changedLine', path: 'M322 150h24M338 142l9 8-9 8' },
    ],
  },
  'glasses-lens-options': {
    sentence: 'A glasses lens bends light before it enters the eye, so that it meets on the retina.',
    labels: [
      { corner: 'topLeft', text: 'Glasses lens', at: [38, 110] },
      { corner: 'bottomRight', text: 'Sharp on the retina', at: [268, 154] },
    ],
    lids: false,
    shapes: [
      { style: 'helps', path: 'M32 92c14 34 14 82 0 116q10 4 16 0c-6-34-6-82 0-116q-8-4-16 0z' },
      { style: 'light', path: 'M4 120H40L82 117L135 122L268 150M4 180H40L82 183L135 178L268 150' },
      { style: 'helps', ovals: '267 150 5' },
    ],
  },
  'contact-lenses': {
    sentence: 'A contact lens floats on the tear film in front of the cornea, which needs oxygen and clean tears.',
    labels: [
      { corner: 'topLeft', text: 'Contact lens', at: [66, 136] },
      { corner: 'bottomLeft', text: 'Tear film', at: [74, 172] },
      { corner: 'topRight', text: 'Cornea', at: [92, 140] },
    ],
    shapes: [{ style: 'helps', path: 'M92 96C50 118 50 182 92 204c-28-30-28-78 0-108z' }],
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
    shapes: [
      { style: 'thing', path: 'M4 112h18v76H4z' },
      { style: 'thread', path: 'M8 124h10M8 134h10M8 144h10M8 154h10M8 164h10' },
      { style: 'light', path: 'M24 150L82 120L135 122L304 150M24 150L82 180L135 178L304 150' },
      { style: 'changed', ovals: '135 150 13 34' },
      { style: 'changedDots', ovals: '304 150 6' },
    ],
  },
  'myopia-control': {
    sentence:
      'Myopia control lenses are clear in the middle and focus light in front of the retina around it, which may slow the growth of the eye.',
    labels: [
      { corner: 'topLeft', text: 'Control lens', at: [38, 108] },
      { corner: 'topRight', text: 'Slower growth', at: [290, 124] },
      { corner: 'bottomRight', text: 'Sharp center', at: [267, 152] },
    ],
    behind: { style: 'helpsLine', dashes: '3 9', ovals: '206 150 106 94' },
    lids: false,
    shapes: [
      light,
      { style: 'helps', path: 'M32 88c12 36 12 88 0 124q8 4 14 0c-6-36-6-88 0-124q-6-4-14 0z' },
      { style: 'light', dashes: '6 6', path: 'M4 98H38L82 108L135 130L240 196M4 202H38L82 192L135 170L240 104' },
      { style: 'helpsLine', path: 'M306 150h-22M292 142l-9 8 9 8' },
    ],
  },
  'surgical-vision-correction': {
    sentence: 'Laser surgery changes the shape of the cornea, so that light comes to a focus on the retina.',
    labels: [
      { corner: 'topLeft', text: 'Reshaped cornea', at: [80, 132] },
      { corner: 'bottomLeft', text: 'Shape before', at: [62, 164] },
      { corner: 'bottomRight', text: 'Sharp on the retina', at: [268, 154] },
    ],
    lids: false,
    shapes: [
      light,
      { style: 'thread', dashes: '5 6', path: 'M109 104C44 118 44 182 109 196' },
      { style: 'helpsLine', path: 'M109 104C68 122 68 178 109 196' },
      { style: 'helps', ovals: '267 150 5' },
    ],
  },
  'screen-habits': {
    sentence:
      'At screens many blinks stop halfway, so the tear film dries out on the lower part of the eye; full blinks renew it.',
    labels: [
      { corner: 'topLeft', text: 'Half a blink', at: [54, 142] },
      { corner: 'bottomLeft', text: 'Dry patch', at: [68, 166], changed: true },
      { corner: 'topRight', text: 'Fresh tears', at: [86, 116] },
    ],
    shapes: [
      { style: 'blank', path: 'M66 156c2 16 12 30 32 41' },
      { style: 'changedDashes', path: 'M66 156c2 16 12 30 32 41' },
      { style: 'lid', path: 'M122 54C58 52 38 98 46 148q8 6 16 1c2-40 20-70 52-76z' },
      { style: 'lash', path: 'M47 150q-14 4-22-8M52 152q-12 10-24 4' },
    ],
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
    shapes: [
      { style: 'changedLine', path: 'M2 118q5-8 10 0t10 0 10 0M2 150q5-8 10 0t10 0 10 0M2 182q5-8 10 0t10 0 10 0' },
      { style: 'helps', path: 'M42 92c10 34 10 82 0 116q8 4 14 0c-4-34-4-82 0-116q-6-4-14 0z' },
      { style: 'changed', path: 'M109 104C66 118 66 182 109 196C92 180 92 120 109 104z' },
      { style: 'changed', ovals: '135 150 15 32' },
    ],
  },
  'nutrition-for-eye-health': {
    sentence:
      'Leafy greens, fish, fruit, and nuts feed the macula, the retina, and the small vessels that supply them.',
    labels: [
      { corner: 'topRight', text: 'Retina', at: [236, 86] },
      { corner: 'topLeft', text: 'Small vessels', at: [224, 108] },
      { corner: 'bottomRight', text: 'Macula', at: [268, 154] },
    ],
    shapes: [
      { style: 'helpsLine', path: 'M258 194C250 150 236 110 196 84M258 194c-14 18-34 30-62 30' },
      { style: 'helps', ovals: '267 150 7 16' },
      { style: 'helps', path: 'M170 186c0-34 20-52 44-54c2 30-12 54-44 54z' },
      { style: 'thread', path: 'M166 194c8-20 20-34 36-48' },
    ],
  },
  'hygiene-lids-lashes': {
    sentence:
      'Crusts at the lash roots and blocked oil glands irritate the lid edges; warmth and gentle cleaning keep them open.',
    labels: [
      { corner: 'topLeft', text: 'Crusts at the lashes', at: [44, 112], changed: true },
      { corner: 'topRight', text: 'Oil glands', at: [72, 84] },
      { corner: 'bottomLeft', text: 'Clean lid edge', at: [56, 184] },
    ],
    shapes: [
      { style: 'changed', ovals: '40 114 7, 46 124 7, 54 114 6' },
      { style: 'helpsLine', path: 'M50 188q6-5 13 0' },
    ],
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
    shapes: [
      { style: 'thing', ovals: '20 150 16' },
      { style: 'thread', path: 'M10 138q12 12 0 24M30 138q-12 12 0 24' },
      { style: 'changedLine', path: 'M2 118q10 2 16 8M2 182q10-2 16-8' },
      { style: 'helps', path: 'M44 78c14 44 14 100 0 144q10 6 18 0c-6-44-6-100 0-144q-8-6-18 0z' },
    ],
  },
};

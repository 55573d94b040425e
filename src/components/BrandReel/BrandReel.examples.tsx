import { type Examples, ignore, picture } from '../examples/data.tsx';
import { BrandReel } from './BrandReel.tsx';

const reel = {
  brands: ['Alder & Finch', 'Corvane', 'Gowan Street'].map((name) => ({ name, logo: picture })),
  onButtonPressed: ignore,
  onPointerEntered: ignore,
  onPointerLeft: ignore,
  onFocusEntered: ignore,
  onFocusLeft: ignore,
};

/** What there is to see of BrandReel. */
export const examples: Examples = {
  'with all brands in view': <BrandReel {...reel} movement="still" isInsistedOn={false} buttonLabel="Play" />,
  'before the device has told': <BrandReel {...reel} movement="unknown" isInsistedOn={false} buttonLabel="unknown" />,
  'held for a moment': <BrandReel {...reel} movement="paused" isInsistedOn={false} buttonLabel="Pause" />,
};

import type { Examples } from '../examples/data.tsx';
import { Scene } from './Scene.tsx';

/** What there is to see of Scene. */
export const examples: Examples = {
  'with clear sight': <Scene condition="cataracts" strength={0} />,
  'with a strong cataract': <Scene condition="cataracts" strength={1} />,
};

import { type Examples, picture } from '../examples/data.tsx';
import { Picture } from './Picture.tsx';

/** What there is to see of Picture. */
export const examples: Examples = {
  described: <Picture src={picture} alt="A lens" />,
  'as decoration, upright': <Picture src={picture} alt="" shape="portrait" corners="plain" />,
};

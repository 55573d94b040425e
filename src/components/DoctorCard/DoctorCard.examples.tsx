import { type Examples, picture } from '../examples/data.tsx';
import { DoctorCard } from './DoctorCard.tsx';

/** What there is to see of DoctorCard. */
export const examples: Examples = {
  'with a portrait': (
    <DoctorCard
      doctor={{
        id: 'dr-meilan-tsoi',
        name: 'Dr. Meilan Tsoi',
        title: 'Optometrist',
        languages: ['English', 'Chinese (Mandarin)'],
      }}
      picture={picture}
    />
  ),
};

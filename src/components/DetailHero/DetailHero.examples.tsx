import { Breadcrumb } from '../Breadcrumb/Breadcrumb.tsx';
import { Button } from '../Button/Button.tsx';
import { type Examples, longText, picture } from '../examples/data.tsx';
import { DetailHero } from './DetailHero.tsx';

const hero = {
  breadcrumb: (
    <Breadcrumb current="This page">
      <a href="#home">Home</a>
    </Breadcrumb>
  ),
  back: <a href="#back">Back</a>,
  lead: longText,
  actions: <Button>Book Appointment</Button>,
};

/** What there is to see of DetailHero. */
export const examples: Examples = {
  'of a service': (
    <DetailHero {...hero} title="Contact Lens Fitting" picture={{ src: picture, alt: '', shape: 'landscape' }} />
  ),
  'of a doctor': (
    <DetailHero
      {...hero}
      title="Dr. Meilan Tsoi"
      kicker="Optometrist"
      details={<p>Speaks English, Chinese</p>}
      picture={{ src: picture, alt: 'Dr. Tsoi, smiling', shape: 'portrait' }}
    />
  ),
};

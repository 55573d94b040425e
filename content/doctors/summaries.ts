import type { DoctorSummary } from '../schema/entries.ts';

// TODO(owner): replace these people, who are invented.

export const miriamCastellan: DoctorSummary = {
  id: 'dr-miriam-castellan',
  name: 'Dr. Miriam Castellan',
  surname: 'Castellan',
  title: 'Principal Optometrist & Founder',
  image: { name: 'doctors/dr-miriam-castellan', alt: 'Drawing of Dr. Miriam Castellan.' },
  bio: 'Dr. Castellan opened the practice in 2009. She looks after families, and people with glaucoma and diabetes.',
  languages: ['English', 'Spanish'],
};

export const meilanTsoi: DoctorSummary = {
  id: 'dr-meilan-tsoi',
  name: 'Dr. Meilan Tsoi',
  surname: 'Tsoi',
  title: 'Optometrist',
  image: { name: 'doctors/dr-meilan-tsoi', alt: 'Drawing of Dr. Meilan Tsoi.' },
  bio: 'Dr. Tsoi sees babies, children, and teens. She works to slow nearsightedness while they grow.',
  languages: ['English', 'Chinese (Mandarin)', 'Chinese (Cantonese)'],
};

export const nadirHaddan: DoctorSummary = {
  id: 'dr-nadir-haddan',
  name: 'Dr. Nadir Haddan',
  surname: 'Haddan',
  title: 'Optometrist',
  image: { name: 'doctors/dr-nadir-haddan', alt: 'Drawing of Dr. Nadir Haddan.' },
  bio: 'Dr. Haddan treats dry eye and urgent eye problems. He also leads our light therapy visits.',
  languages: ['English', 'Arabic', 'French'],
};

export const anyaVoronetska: DoctorSummary = {
  id: 'dr-anya-voronetska',
  name: 'Dr. Anya Voronetska',
  surname: 'Voronetska',
  title: 'Optometrist',
  image: { name: 'doctors/dr-anya-voronetska', alt: 'Drawing of Dr. Anya Voronetska.' },
  bio: 'Dr. Voronetska fits contact lenses for eyes that are hard to fit. She also cares for people before and after eye surgery.',
  languages: ['English', 'Russian', 'Polish'],
};

export const lucaBenvenetti: DoctorSummary = {
  id: 'dr-luca-benvenetti',
  name: 'Dr. Luca Benvenetti',
  surname: 'Benvenetti',
  title: 'Optometrist',
  image: { name: 'doctors/dr-luca-benvenetti', alt: 'Drawing of Dr. Luca Benvenetti.' },
  bio: 'Dr. Benvenetti helps people whose eyes do not work well as a team. He leads vision therapy and sports vision care.',
  languages: ['English', 'Italian', 'Spanish'],
};

/** All doctors, the founder first. */
export const doctors: readonly DoctorSummary[] = [
  miriamCastellan,
  meilanTsoi,
  nadirHaddan,
  anyaVoronetska,
  lucaBenvenetti,
];

import { useEffect, useRef, useState } from 'react';
import { doctors, home } from '../../../content/index.ts';
import { DoctorCard } from '../../components/DoctorCard/DoctorCard.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { pictureSource } from '../-pictures.ts';

const languages = [...new Set(doctors.flatMap((doctor) => doctor.languages))].sort();

/** #doctors */
export function DoctorsSection() {
  const { heading, lead, languageLabel, anyLanguage } = home.doctors;
  const select = useRef<HTMLSelectElement>(null);
  const [language, setLanguage] = useState('');
  const found = doctors.filter((doctor) => language === '' || doctor.languages.includes(language));

  // Something may have been chosen before this script ran.
  useEffect(() => setLanguage(select.current?.value ?? ''), []);

  return (
    <Section id="doctors" line={4} heading={heading} lead={lead}>
      <Stack space="group">
        <Grid>
          <Grid cell="wide">
            <Select
              ref={select}
              id="doctor-language"
              name="doctorLanguage"
              label={languageLabel}
              options={languages}
              emptyOption={anyLanguage}
              onChange={(event) => setLanguage(event.target.value)}
              note={
                language === '' ? undefined : `Doctors who speak ${language}: ${found.length} of ${doctors.length}.`
              }
            />
          </Grid>
        </Grid>
        <Grid as="ul" cell="portrait">
          {found.map((doctor) => (
            <li key={doctor.id}>
              <DoctorCard doctor={doctor} picture={pictureSource(doctor.image.name)} />
            </li>
          ))}
        </Grid>
      </Stack>
    </Section>
  );
}

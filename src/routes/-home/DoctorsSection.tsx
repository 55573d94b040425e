import { useHydrated, useLoaderData } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { doctors } from '#content/index.ts';
import { DoctorCard } from '../../components/cards/DoctorCard.tsx';
import { Select } from '../../components/form/Field.tsx';
import { Grid, Section, Stack } from '../../components/layout/layout.tsx';
import { useLastChoice } from '../../features/last-choices/use-last-choice.ts';
import { pictureSource } from '../-pictures.ts';

const languages = [...new Set(doctors.flatMap((doctor) => doctor.languages))].sort();

/** #doctors */
export default function DoctorsSection() {
  const { heading, lead, languageLabel, anyLanguage } = useLoaderData({ from: '/' }).doctors;
  const select = useRef<HTMLSelectElement>(null);
  const lastLanguage = useLastChoice('doctorLanguage');
  // Prerendered markup shows all doctors.
  const isHydrated = useHydrated();
  const [language, setLanguage] = useState(() => (isHydrated && lastLanguage.anywhere()) || '');
  const found = doctors.filter((doctor) => language === '' || doctor.languages.includes(language));

  // The visitor may have chosen a language before hydration, or on an earlier visit.
  useEffect(() => {
    if (!select.current) return;
    select.current.value ||= lastLanguage.anywhere() ?? '';
    setLanguage(select.current.value);
    if (select.current.value !== '') lastLanguage.remember(select.current.value);
  }, [lastLanguage]);

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
              aria-required={false}
              onChange={({ target }) => {
                setLanguage(target.value);
                lastLanguage.remember(target.value);
              }}
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

import { useHydrated, useLoaderData, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { doctors } from '#content/doctors.data.ts';
import { DoctorCard } from '#src/components/cards/DoctorCard.tsx';
import { Select } from '#src/components/form/Select.tsx';
import { Grid, Section } from '#src/components/layout/layout.tsx';
import { pictureSource } from '../-pictures.ts';
import * as styles from './Doctors.css.ts';

const languages = [...new Set(doctors.flatMap((doctor) => doctor.languages))].sort();

/** #doctors */
export default function DoctorsSection() {
  const { heading, lead, languageLabel, anyLanguage } = useLoaderData({ from: '/' }).doctors;
  const select = useRef<HTMLSelectElement>(null);
  const isNew = useRef(true);
  const inAddress = useSearch({ from: '/', select: (search) => search.language });
  // Prerendered markup shows all doctors.
  const isHydrated = useHydrated();
  const language = languages.find((one) => isHydrated && one === inAddress) ?? '';
  const found = doctors.filter((doctor) => language === '' || doctor.languages.includes(language));

  const navigate = useNavigate({ from: '/' });
  const choose = (chosen: string) =>
    navigate({
      search: (search) => ({ ...search, language: chosen || undefined }),
      hash: true,
      state: true,
      replace: true,
      resetScroll: false,
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the field follows the address
  useEffect(() => {
    if (!select.current) return;
    // The visitor may have chosen a language before hydration.
    if (isNew.current && select.current.value !== '') choose(select.current.value);
    else select.current.value = language;
    isNew.current = false;
  }, [language]);

  return (
    <Section id="doctors" line={4} heading={heading} lead={lead} surface="raised" head="besideTool">
      <div className={styles.language}>
        <Select
          ref={select}
          id="doctor-language"
          name="doctorLanguage"
          label={languageLabel}
          options={languages.map((name) => ({ value: name, label: name }))}
          emptyOption={anyLanguage}
          aria-required={false}
          onChange={({ target }) => choose(target.value)}
          note={language === '' ? undefined : `Doctors who speak ${language}: ${found.length} of ${doctors.length}.`}
        />
      </div>
      <Grid cell="portrait">
        {found.map((doctor) => (
          <DoctorCard key={doctor.id} doctor={doctor} picture={pictureSource(doctor.image.file)} />
        ))}
      </Grid>
    </Section>
  );
}

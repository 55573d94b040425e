import { doctorLoaders, doctors } from '#content/index.ts';
import type { Doctor, DoctorSummary } from '#content/types.ts';
import type { PictureSource } from '../../components/elements/Picture.tsx';
import { pictureSource } from '../-pictures.ts';

/** A doctor, and what the page shows of others. It names pictures, so that the page need not load the list of all. */
export interface DoctorPage {
  doctor: Doctor;
  picture: PictureSource;
  otherDoctors: readonly { doctor: DoctorSummary; picture: PictureSource }[];
}

/** Loads a doctor; `null` if there is none. */
export async function loadDoctor(slug: string): Promise<DoctorPage | null> {
  const doctor = await doctorLoaders.get(slug)?.();
  if (!doctor) return null;
  return {
    doctor,
    picture: pictureSource(doctor.image.name),
    otherDoctors: doctors
      .filter(({ id }) => id !== doctor.id)
      .map((other) => ({ doctor: other, picture: pictureSource(other.image.name) })),
  };
}

import type { ContactLensRequest } from '../../supabase/functions/_shared/requests/index.ts';
import type { Fixtures } from '../model-testing/model.ts';
import { submissionFixtures } from '../submission/submission.fixtures.ts';
import type { contactLensOrderMachine } from './contact-lens-order.machine.ts';

const asBefore = { brand: '', power: '', baseCurve: '', diameter: '', quantity: '' };

/** A contact lens order that keeps every rule. */
export const contactLensAnswers: ContactLensRequest = {
  firstName: 'Ana',
  lastName: 'Lima',
  email: 'ana.lima@mail.example',
  confirmEmail: 'ana.lima@mail.example',
  phone: '(718) 555-0142',
  dateOfBirth: '1985-04-12',
  patientStatus: 'established',
  prescriptionFile: null,
  rightEye: asBefore,
  leftEye: asBefore,
  prescriptionDate: '',
  doctorName: '',
  additionalNotes: '',
  website: '',
};

const { events, actors } = submissionFixtures(contactLensAnswers);

const fitsToSend = ['established', { new: 'reading' }, { new: 'attached' }] as const;

/** Everything that can happen to a contact lens order. */
export const contactLensOrderFixtures: Fixtures<typeof contactLensOrderMachine> = {
  canHappen: (snapshot, event) => {
    const isEmpty = (['none', 'tooLarge'] as const).some((file) => snapshot.matches({ patientStatus: { new: file } }));
    if (event.type === 'file.removed') return !isEmpty;
    return (
      event.type !== 'form.submitted' ||
      event.submission.honeypot ||
      fitsToSend.some((patientStatus) => snapshot.matches({ patientStatus }))
    );
  },
  actors: { ...actors, readFile: { done: [undefined], failed: [new Error('The file is gone.')] } },
  events: {
    ...events,
    'patientStatus.chosen': [
      { type: 'patientStatus.chosen', status: 'established' },
      { type: 'patientStatus.chosen', status: 'new' },
    ],
    'file.chosen': [
      { type: 'file.chosen', verdict: 'acceptable' },
      { type: 'file.chosen', verdict: 'tooLarge' },
      { type: 'file.chosen', verdict: 'wrongKind' },
    ],
    'file.removed': [{ type: 'file.removed' }],
  },
};

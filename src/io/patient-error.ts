/** A failure whose message was written for a patient and may be shown as it stands. */
export class PatientError extends Error {
  override name = 'PatientError';
}

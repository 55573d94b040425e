/** An error whose message was written for patients and can be shown to them. */
export class PatientError extends Error {
  override name = 'PatientError';
}

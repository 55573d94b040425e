/** What the office reads of each eye when the lenses are those of last time. */
export const asLastTime = { brand: 'Same as last time', quantity: 'As many as last time' };

/** The values of a form as the contract knows them: "the same lenses as last time" takes the place of what describes them. */
export function withLastLenses(read: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { lastLenses, supply, ...values } = read;
  if (lastLenses === undefined) return values;
  const eye = { ...asLastTime, ...(supply !== '' && { quantity: supply }) };
  return { ...values, rightEye: eye, leftEye: eye, prescriptionDate: '', doctorName: '' };
}

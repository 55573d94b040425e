import { readValues, writeValue } from './form-values.ts';

const form = 'contact-lens';

/** What was in the fields of the left eye, and what was copied there instead, by their names. */
const replaced = new Map<string, { typed: string; copied: string }>();

/** The fields of the left eye that the right eye would fill in or change. */
function changes() {
  const { rightEye, leftEye } = readValues(form) as Record<'rightEye' | 'leftEye', Record<string, string>>;
  return Object.entries(rightEye)
    .map(([part, copied]) => ({ name: `leftEye.${part}`, typed: leftEye[part] ?? '', copied }))
    .filter(({ typed, copied }) => copied.trim() !== '' && copied !== typed);
}

/** What copying the right eye would do to the left. */
export function whatIsCopied(): 'nothing' | 'intoEmpty' | 'overOthers' {
  const { rightEye } = readValues(form);
  if (Object.values(rightEye ?? {}).every((text) => String(text).trim() === '')) return 'nothing';
  return changes().some(({ typed }) => typed !== '') ? 'overOthers' : 'intoEmpty';
}

/** Copies what is filled in for the right eye to the left. */
export function copyRightEye(): void {
  for (const { name, typed, copied } of changes()) {
    const before = replaced.get(name);
    // What an earlier press has copied was not typed.
    replaced.set(name, { typed: before?.copied === typed ? before.typed : typed, copied });
    writeValue(form, name, copied);
  }
}

/** Brings back what was replaced, but not over what was typed since. */
export function restoreLeftEye(): void {
  const { leftEye } = readValues(form) as Record<'leftEye', Record<string, string>>;
  for (const [name, { typed, copied }] of replaced)
    if (leftEye[name.split('.')[1] ?? ''] === copied) writeValue(form, name, typed);
}

/** Forgets what was replaced. */
export const forgetLeftEye = (): void => replaced.clear();

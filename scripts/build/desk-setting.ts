/** The setting that adds the desk to the site. */
export const deskSetting = 'DESK';

/** Whether the site has a desk. Throws an error that names the setting when it is neither "yes" nor "no". */
export function readDeskSetting({
  [deskSetting]: value = 'no',
}: Readonly<Record<string, string | undefined>>): boolean {
  if (!['', 'no', 'yes'].includes(value)) throw new Error(`${deskSetting} must be "yes" or "no". It is "${value}".`);
  return value === 'yes';
}

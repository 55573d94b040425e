import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/**
 * The level of each requirement of OWASP ASVS 5.0.0, by section: the first digit is that of requirement 1. From
 * https://github.com/OWASP/ASVS/blob/v5.0.0/5.0/docs_en/OWASP_Application_Security_Verification_Standard_5.0.0_en.csv
 */
const levels: Readonly<Record<string, string>> = {
  '1.1': '22',
  '1.2': '1111122223',
  '1.3': '112222222223',
  '1.4': '222',
  '1.5': '123',
  '2.1': '122',
  '2.2': '112',
  '2.3': '12223',
  '2.4': '23',
  '3.1': '3',
  '3.2': '113',
  '3.3': '12223',
  '3.4': '11222233',
  '3.5': '11122333',
  '3.6': '3',
  '3.7': '22333',
  '4.1': '12233',
  '4.2': '23333',
  '4.3': '22',
  '4.4': '1222',
  '5.1': '2',
  '5.2': '112333',
  '5.3': '113',
  '5.4': '222',
  '6.1': '122',
  '6.2': '111111112222',
  '6.3': '11223333',
  '6.4': '112233',
  '6.5': '22222333',
  '6.6': '2223',
  '6.7': '33',
  '6.8': '2222',
  '7.1': '222',
  '7.2': '1111',
  '7.3': '22',
  '7.4': '11222',
  '7.5': '223',
  '7.6': '22',
  '8.1': '1233',
  '8.2': '1123',
  '8.3': '133',
  '8.4': '23',
  '9.1': '111',
  '9.2': '1222',
  '10.1': '22',
  '10.2': '223',
  '10.3': '22223',
  '10.4': '1111122222233333',
  '10.5': '22222',
  '10.6': '22',
  '10.7': '222',
  '11.1': '2233',
  '11.2': '22233',
  '11.3': '11233',
  '11.4': '1222',
  '11.5': '23',
  '11.6': '23',
  '11.7': '33',
  '12.1': '12233',
  '12.2': '11',
  '12.3': '22223',
  '13.1': '2333',
  '13.2': '222223',
  '13.3': '2233',
  '13.4': '1222233',
  '14.1': '22',
  '14.2': '12223333',
  '14.3': '122',
  '15.1': '12233',
  '15.2': '12233',
  '15.3': '1222222',
  '15.4': '3333',
  '16.1': '2',
  '16.2': '22222',
  '16.3': '2222',
  '16.4': '222',
  '16.5': '2223',
  '17.1': '23',
  '17.2': '22223333',
  '17.3': '22',
};

const requirements = Object.entries(levels).flatMap(([section, digits]) =>
  [...digits].map((level, index) => ({ id: `${section}.${index + 1}`, level })),
);
const required = requirements.filter(({ level }) => level !== '3');

const document = readFileSync('docs/security.md', 'utf8');

/** The rows of the tables, each with the requirements of levels 1 and 2 that it is about. */
const rows = [...document.matchAll(/^\| (\d+\.\d+\.\d+.*) \|$/gm)].map(([, row = '']) => {
  const [name = '', level, state = '', what, proof = ''] = row.split(/ *\| */);
  const [first = '', last = first] = name.split('–');
  const ids = required.map(({ id }) => id);
  const about = required.slice(ids.indexOf(first), ids.indexOf(last) + 1);
  return { name, level, state, what, proofs: proof.split('; ').filter((one) => one !== ''), about };
});

/** Whether a proof is a file of the repository or a part of a document, and has the title that follows it. */
function exists(proof: string): boolean {
  const [, file = '', title = ''] = /^`([^`]+)`(?:: (.+))?$/.exec(proof) ?? [];
  if (file !== '') return existsSync(file) && readFileSync(file, 'utf8').replaceAll('\\', '').includes(title);
  const [, path = '', part = ''] = /^\[[^\]]+\]\(([^#)]*)(?:#([\w-]+))?\)$/.exec(proof) ?? [];
  const target = path === '' ? document : existsSync(`docs/${path}`) ? readFileSync(`docs/${path}`, 'utf8') : '';
  const headings = [...target.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading.toLowerCase());
  return target !== '' && (part === '' || headings.some((heading) => heading.replaceAll(' ', '-') === part));
}

describe('docs/security.md', () => {
  it('has each requirement of OWASP ASVS 5.0.0 at levels 1 and 2 once, in its order', () => {
    // The totals of the standard: a digit that is missing or wrong changes them.
    expect(['1', '2', '3'].map((level) => requirements.filter((one) => one.level === level).length)).toEqual([
      70, 183, 92,
    ]);
    expect(rows.flatMap(({ about }) => about)).toEqual(required);
  });

  it.each(rows)('$name has its level, a state, and a proof or a reason', ({ level, state, what, proofs, about }) => {
    expect(level).toBe([...new Set(about.map((one) => one.level))].sort().join(', '));
    expect(['met', 'host', 'not met', 'n/a']).toContain(state);
    if (state === 'met') expect(proofs).not.toEqual([]);
    else expect(what).not.toBe('');
    expect(proofs.filter((proof) => !exists(proof))).toEqual([]);
  });

  it('counts its requirements', () => {
    const count = (state: string): number => rows.flatMap((row) => (row.state === state ? row.about : [])).length;
    expect(document.replaceAll('\n', ' ')).toContain(
      `Of ${required.length} requirements, ${count('met')} are met, ${count('host')} are up to the host, ` +
        `${count('not met')} are not met, and ${count('n/a')} do not apply`,
    );
  });
});

import { expect, it } from 'vitest';
import lock from '../../package-lock.json' with { type: 'json' };

it('toasts use the same copy of Zag as Ark', () => {
  const { version } = lock.packages['node_modules/@zag-js/toast'];
  const needed = lock.packages['node_modules/@ark-ui/react'].dependencies['@zag-js/toast'];
  expect(version, `install @zag-js/toast@${needed}`).toBe(needed);
});

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInRouter } from '#tests/support/render-in-router.tsx';
import { Fold } from './details.tsx';

it('what is closed is open in print, and closed again afterwards', async () => {
  await renderInRouter(
    <>
      <Fold summary="Closed" className="">
        Text
      </Fold>
      <Fold summary="Opened" className="" isOpenAtFirst>
        Text
      </Fold>
    </>,
  );
  const areOpen = () => screen.getAllByRole<HTMLDetailsElement>('group').map(({ open }) => open);
  window.dispatchEvent(new Event('beforeprint'));
  expect(areOpen()).toEqual([true, true]);
  window.dispatchEvent(new Event('afterprint'));
  expect(areOpen()).toEqual([false, true]);
});

import { render } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { isAnyFormInUse } from '#src/io/forms-in-use.ts';
import { Confirmation } from './Confirmation.tsx';

it('a confirmation is lost on a reload', () => {
  const { unmount } = render(
    <Confirmation
      id="inquiry"
      sender="Lake Office"
      title="Your message was sent"
      facts={[]}
      whatHappensNext={[]}
      reference="R-7KQ2XM"
      phone={{ dial: '+17185550123', display: '(718) 555-0123' }}
      address="1 Lake Street"
      onPrint={() => {}}
      onDismiss={() => {}}
      ref={createRef()}
    />,
  );
  expect(isAnyFormInUse()).toBe(true);
  unmount();
  expect(isAnyFormInUse()).toBe(false);
});

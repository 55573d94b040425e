import { createToaster } from '@ark-ui/react/toast';
import type { Examples } from '../examples/data.tsx';
import { Toaster } from './Toaster.tsx';

const store = createToaster({ placement: 'bottom-end', duration: Number.POSITIVE_INFINITY });
store.success({ title: 'Message Sent!', description: 'We answer within one business day.' });
store.error({ title: 'Submission Failed', description: 'Please call us.' });

/** What there is to see of Toaster. */
export const examples: Examples = {
  'with a success and an error': <Toaster store={store} />,
};

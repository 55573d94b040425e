import { IconPrinter } from '@tabler/icons-react';
import { Cluster } from '../Cluster/Cluster.tsx';
import { type Examples, phone } from '../examples/data.tsx';
import { Button, ButtonLink } from './Button.tsx';

/** What there is to see of Button. */
export const examples: Examples = {
  'of each tone': (
    <Cluster>
      <Button>Send Message</Button>
      <Button tone="secondary">Copy Address</Button>
      <Button tone="urgent">Call now</Button>
      <Button tone="quiet">Close</Button>
    </Cluster>
  ),
  'with a symbol': (
    <Button tone="secondary">
      <IconPrinter size={20} aria-hidden="true" /> Print
    </Button>
  ),
  'switched off': (
    <Cluster>
      <Button aria-disabled="true">Sending…</Button>
      <Button tone="secondary" aria-disabled="true">
        Send
      </Button>
    </Cluster>
  ),
  'as wide as there is room': <Button width="full">Send Message</Button>,
  'that is a link': <ButtonLink href={`tel:${phone.dial}`}>Call {phone.display}</ButtonLink>,
};

import { IconCopy } from '@tabler/icons-react';
import { useActor } from '@xstate/react';
import { fromPromise } from 'xstate';
import { copyAddressMachine } from '#machines/copy-address/copy-address.machine.ts';
import { Button } from '#src/components/elements/Button.tsx';
import { Cluster } from '#src/components/layout/layout.tsx';
import { LiveRegion } from '#src/components/screen-reader/screen-reader.tsx';
import { copyText } from '#src/io/device.ts';

const outcomes = {
  idle: '',
  copying: '',
  copied: 'The address is copied.',
  failed: 'Your browser did not copy the address. Please select it and copy it yourself.',
};

/** A button that copies the office's address and shows whether that worked. */
export function CopyAddress({ address }: { address: string }) {
  const [{ value }, send] = useActor(
    copyAddressMachine.provide({ actors: { copyAddress: fromPromise(() => copyText(address)) } }),
  );
  const outcome = outcomes[value];
  return (
    <Cluster>
      <Button tone="quiet" onClick={() => send({ type: 'button.pressed' })}>
        <IconCopy size={18} aria-hidden="true" />
        Copy Address
      </Button>
      <LiveRegion>{outcome && <p key={value}>{outcome}</p>}</LiveRegion>
    </Cluster>
  );
}

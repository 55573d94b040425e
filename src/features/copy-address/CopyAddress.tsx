import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../components/elements/Button.tsx';
import { Cluster } from '../../components/layout/Cluster.tsx';
import { LiveRegion } from '../../components/screen-reader/LiveRegion.tsx';
import { copyText } from '../../io/clipboard.ts';

const words = {
  copied: 'The address is copied.',
  failed: 'Your browser did not copy the address. Please select it and copy it yourself.',
};

/** A button that copies the office's address and shows whether that worked. */
export function CopyAddress({ address }: { address: string }) {
  const [answer, setAnswer] = useState<{ press: number; text: string } | null>(null);

  const copy = async () => {
    const text = await copyText(address).then(
      () => words.copied,
      () => words.failed,
    );
    setAnswer((last) => ({ press: (last?.press ?? 0) + 1, text }));
  };

  return (
    <Cluster>
      <Button tone="quiet" onClick={copy}>
        <IconCopy size={18} aria-hidden="true" />
        Copy Address
      </Button>
      <LiveRegion>{answer && <p key={answer.press}>{answer.text}</p>}</LiveRegion>
    </Cluster>
  );
}

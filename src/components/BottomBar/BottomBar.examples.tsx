import { IconBook, IconHome } from '@tabler/icons-react';
import type { Examples } from '../examples/data.tsx';
import { BottomBar } from './BottomBar.tsx';

/** What there is to see of BottomBar. */
export const examples: Examples = {
  'with two places': (
    <BottomBar
      items={[
        { label: 'Home', to: '/', icon: IconHome },
        { label: 'Eye Hub', to: '/eye-hub', icon: IconBook },
      ]}
    />
  ),
};

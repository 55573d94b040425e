import { type Examples, ignore } from '../examples/data.tsx';
import { Tabs } from './Tabs.tsx';

/** What there is to see of Tabs. */
export const examples: Examples = {
  'of three': (
    <Tabs
      id="tabs"
      label="How can we help?"
      chosen="inquiry"
      onChoose={ignore}
      tabs={[
        { value: 'appointment', label: 'Appointment Request', panel: <p>Appointment</p> },
        { value: 'inquiry', label: 'General Inquiry', panel: <p>Inquiry</p> },
        { value: 'lenses', label: 'Contact Lens Ordering', panel: <p>Lenses</p> },
      ]}
    />
  ),
};

import { type Examples, ignore } from '../examples/data.tsx';
import { FileField } from './FileField.tsx';

const field = {
  name: 'prescription',
  label: 'Prescription',
  hint: 'PDF, JPG or PNG, up to 5 MB.',
  accept: '.pdf,.jpg,.png',
  onChange: ignore,
  onRemove: ignore,
  ref: null,
};

/** What there is to see of FileField. */
export const examples: Examples = {
  empty: <FileField {...field} id="file-empty" chosen={null} />,
  'while a file is read': (
    <FileField {...field} id="file-reading" chosen={{ name: 'prescription.pdf', size: '1.4 MB', progress: 0.4 }} />
  ),
  'with a file': (
    <FileField {...field} id="file-chosen" chosen={{ name: 'prescription.pdf', size: '1.4 MB', progress: null }} />
  ),
  'with a mistake': (
    <FileField {...field} id="file-wrong" chosen={null} error="Please choose a file of at most 5 MB." />
  ),
};

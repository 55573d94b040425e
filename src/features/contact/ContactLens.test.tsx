import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '#contract/messages.ts';
import { Toasts } from '#src/features/toasts/Toasts.tsx';
import { asJpeg } from '#src/io/files.ts';
import { sendRequest } from '#src/io/function-client.ts';
import { PatientError } from '#src/io/patient-error.ts';
import { practice } from '#tests/support/form-options.ts';
import { InRouter } from '#tests/support/render-in-router.tsx';
import { untilToastSays } from '#tests/support/toast.ts';
import { ContactLens } from './ContactLens.tsx';
import { fileSizeText } from './prescription-file.ts';

vi.mock('#src/io/function-client.ts', () => ({ sendRequest: vi.fn() }));
vi.mock('#src/io/files.ts', async (original) => ({ ...(await original<object>()), asJpeg: vi.fn() }));

const field = <Kind extends HTMLElement = HTMLInputElement>(name: string) =>
  document.getElementById(`contact-lens-${name}`) as Kind;
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const choose = (status: 'Established' | 'New') => fireEvent.click(screen.getByLabelText(new RegExp(`^${status}`)));
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Submit Order Request' }));

function openOrder() {
  render(
    <>
      <ContactLens practice={practice} isVisible />
      <Toasts />
    </>,
    { wrapper: InRouter },
  );
}

function fillIn() {
  const person = { firstName: 'Ana', lastName: 'Lima', email: 'ana@mail.example', confirmEmail: 'ana@mail.example' };
  for (const [name, text] of Object.entries(person)) write(name, text);
  write('phone', '(718) 555-0142');
  write('dateOfBirth', '1985-04-12');
}

function attach(name: string, type: string, bytes: Uint8Array<ArrayBuffer>) {
  const dropped = new DataTransfer();
  dropped.items.add(new File([bytes], name, { type }));
  field('prescriptionFile').files = dropped.files;
  fireEvent.change(field('prescriptionFile'));
}

async function untilToastAndFormSay(words: string) {
  await untilToastSays(words);
  await waitFor(() => expect(screen.getAllByRole('note').at(-1)?.textContent).toContain(words));
}

beforeEach(() => {
  vi.mocked(sendRequest).mockReset().mockResolvedValue({ status: 'accepted', reference: 'R-7K2M9Q' });
});

describe('the contact lens order', () => {
  it('links a missing patient status to its first radio button, and a missing file to the upload', async () => {
    openOrder();
    fillIn();
    press();
    fireEvent.click(await screen.findByRole('link', { name: 'Please select patient status' }));
    expect(document.activeElement).toBe(screen.getByLabelText(/^Established/));
    choose('New');
    press();
    fireEvent.click(await screen.findByRole('link', { name: /^Prescription file/ }));
    expect(document.activeElement).toBe(field('prescriptionFile'));
    expect(field('prescriptionFile').getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById('contact-lens-prescriptionFile-error')?.textContent).toBe(
      'Error: Prescription file is required for new patients',
    );
  });

  it('sends a photo of an iPhone as a JPEG where the browser knows it, and names its kind elsewhere', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:photo');
    const heic = new TextEncoder().encode('\0\0\0\x18ftypheic');
    openOrder();
    fillIn();
    choose('New');
    vi.mocked(asJpeg).mockRejectedValueOnce(new DOMException('It is no picture.', 'EncodingError'));
    attach('IMG_1.HEIC', '', heic);
    expect(await screen.findByText(messages.fileHeic)).toBeTruthy();
    vi.mocked(asJpeg).mockResolvedValueOnce(
      new File([new Uint8Array([0xff, 0xd8, 0xff])], 'IMG_1.jpg', { type: 'image/jpeg' }),
    );
    attach('IMG_1.HEIC', '', heic);
    expect(await screen.findByText('See it at full size')).toBeTruthy();
    press();
    await screen.findByText('Your contact lens order request was sent');
    const payload = vi.mocked(sendRequest).mock.calls[0]?.[0];
    expect(payload).toMatchObject({
      type: 'contact-lens',
      prescriptionAttachment: { filename: 'IMG_1.jpg', content: '/9j/', contentType: 'image/jpeg' },
    });
    expect(payload).not.toHaveProperty('prescriptionFile');
  });

  it('refuses a file over 5 MB with a toast, and empties the picker', async () => {
    openOrder();
    choose('New');
    attach('large.pdf', 'application/pdf', new Uint8Array(5_242_881));
    await untilToastSays('File Too LargePlease upload a file smaller than 5MB.');
    expect(field('prescriptionFile').files).toHaveLength(0);
  });

  it('asks at once whether an encrypted PDF needs a password, and sends it anyway', async () => {
    openOrder();
    fillIn();
    choose('New');
    const words = 'Does this PDF ask for a password? Then save it without one, or take a photo.';
    attach('plain.pdf', 'application/pdf', new TextEncoder().encode('%PDF-1.7 /EncryptMetadata'));
    await screen.findByText('plain.pdf');
    expect(screen.queryByText(words)).toBeNull();
    attach('locked.pdf', 'application/pdf', new TextEncoder().encode('%PDF-1.7 /Encrypt 6 0 R'));
    await screen.findByText(words);
    press();
    await screen.findByText('Your contact lens order request was sent');
  });

  it('offers WEBP in the file picker, accepts a file of exactly 5 MB and shows its size', async () => {
    openOrder();
    choose('New');
    expect(field('prescriptionFile').accept).toContain('.webp');
    attach('exact.pdf', 'application/pdf', new Uint8Array(5_242_880));
    expect(await screen.findByText('5 MB')).toBeTruthy();
  });

  it('sends of an established patient who wants the same again only how many, and keeps what was typed', async () => {
    openOrder();
    fillIn();
    choose('Established');
    write('rightEye-brand', 'Clear Days');
    write('prescriptionDate', '1/2/2026');
    write('doctorName', 'Dr. Vu');
    const box = screen.getByLabelText('The same lenses as last time');
    fireEvent.click(box);
    expect(field('rightEye-brand').closest('[hidden]')).not.toBeNull();
    write('supply', 'For a year');
    fireEvent.click(box);
    expect(field('rightEye-brand').value).toBe('Clear Days');
    expect(field('rightEye-brand').closest('[hidden]')).toBeNull();
    fireEvent.click(box);
    press();
    await screen.findByText('Your contact lens order request was sent');
    const same = {
      brand: 'Same as last time',
      power: '',
      baseCurve: '',
      diameter: '',
      quantity: 'As many as last time',
    };
    const sent = vi.mocked(sendRequest).mock.calls[0]?.[0];
    expect(sent).toMatchObject({ rightEye: same, leftEye: same, prescriptionDate: '', doctorName: '' });
    expect(Object.keys(sent ?? {})).not.toContain('lastLenses');
  });

  it('names the field of each eye after its eye, whose legend says that all are optional', () => {
    openOrder();
    const { getByRole } = screen;
    expect(getByRole('group', { name: 'Right eye (OD) (optional)' })).toBeDefined();
    expect(getByRole('textbox', { name: 'Right eye (OD) Brand' })).toBe(field('rightEye-brand'));
    expect(getByRole('textbox', { name: 'Left eye (OS) Brand' })).toBe(field('leftEye-brand'));
  });

  it('warns about unusual values without rejecting them', async () => {
    openOrder();
    fillIn();
    choose('Established');
    write('rightEye-power', '250');
    write('leftEye-baseCurve', '86');
    write('prescriptionDate', '1/2/2020');
    expect(await screen.findByText(/Powers usually lie between/)).toBeTruthy();
    expect(screen.getByText(/A base curve is usually between/)).toBeTruthy();
    expect(screen.getByText(/more than a year old/)).toBeTruthy();
    press();
    await screen.findByText('Your contact lens order request was sent');
    expect(vi.mocked(sendRequest).mock.calls[0]?.[0]).toMatchObject({ rightEye: { power: '250' } });
  });

  it("shows the function's message for patients, and the general message for other failures", async () => {
    vi.mocked(sendRequest).mockRejectedValueOnce(new PatientError('Please wait a little, then try again.'));
    vi.mocked(sendRequest).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    openOrder();
    fillIn();
    choose('Established');
    press();
    await untilToastAndFormSay('Please wait a little, then try again.');
    expect(screen.getByRole('link', { name: `Call ${practice.phone.display}` })).toBeTruthy();
    press();
    await untilToastAndFormSay(`Please try again or call us at ${practice.phone.display}.`);
  });

  it('keeps the file when the picker is closed without a choice, which empties it in some browsers', async () => {
    openOrder();
    choose('New');
    attach('scan.pdf', 'application/pdf', new TextEncoder().encode('%PDF-1.7'));
    await screen.findByText('scan.pdf');
    field('prescriptionFile').files = new DataTransfer().files;
    fireEvent.change(field('prescriptionFile'));
    expect(await screen.findByText('scan.pdf')).toBeTruthy();
    expect(field('prescriptionFile').files).toHaveLength(1);
  });

  it('asks for the file again when it cannot be read any more', async () => {
    openOrder();
    fillIn();
    choose('New');
    vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(() => {
      throw new DOMException('The file is gone', 'NotReadableError');
    });
    attach('gone.pdf', 'application/pdf', new TextEncoder().encode('%PDF-1.7'));
    expect(await screen.findByText('We could not read this file. Please choose it again.')).toBeTruthy();
    press();
    await untilToastAndFormSay('We could not read this file. Please choose it again.');
  });
});

it.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [1024, '1 KB'],
  [839_680, '820 KB'],
  [1_048_575, '1 MB'],
  [1_468_006, '1.4 MB'],
  [5_242_880, '5 MB'],
])('writes %i bytes as %s', (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text);
});

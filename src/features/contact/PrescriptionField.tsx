import { IconUpload } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { contactLensOrderMachine, FileReader } from '#machines/contact-lens-order/contact-lens-order.machine.ts';
import { Button } from '#src/components/elements/Button.tsx';
import { ChangingText } from '#src/components/elements/text.tsx';
import { Field } from '#src/components/form/Field.tsx';
import { LiveRegion } from '#src/components/screen-reader/screen-reader.tsx';
import { fileTooLarge } from './contact.ts';
import type { FieldIdentity } from './fields.tsx';
import * as styles from './PrescriptionField.css.ts';
import { fileEvent, fileSizeText, keepFile, unreadableFile, useFileNote } from './prescription-file.ts';

const otherPicture = 'Take a screenshot of the prescription, and choose that.';

const lostFile = 'Your photo or file was not kept. Please choose it again.';

/** What is said when another answer, or a file that is too large, has removed the file. */
export const removedFile = 'The file that you had chosen is removed.';

const acceptedFiles = '.pdf,.jpg,.jpeg,.png,.webp,application/pdf,image/jpeg,image/png,image/webp';

interface PrescriptionFieldProps extends FieldIdentity {
  order: ActorRefFrom<typeof contactLensOrderMachine>;
}

/** The field for one file: choose it, take a photo, or drop it. Uncontrolled: the form reads the file when it is sent. */
export function PrescriptionField({ order, ...field }: PrescriptionFieldProps) {
  const snapshot = useSelector(order, (current) => current);
  const { file, reading, largePicture, isFileRemoved } = snapshot.context;
  const progress = useProgress(snapshot.children.readFile);
  const picker = useRef<HTMLInputElement>(null);
  useFileNote(picker, file !== null);
  const [isDraggedOver, setDraggedOver] = useState(false);
  const leave = () => setDraggedOver(false);
  const press = (type: 'smaller.pressed' | 'file.removed') => {
    order.send({ type });
    // The button is removed.
    picker.current?.focus();
  };
  const isReading = snapshot.matches({ new: 'reading' });
  const isTooLarge = snapshot.matches({ new: 'tooLarge' });
  const offered = isTooLarge ? largePicture : null;
  const errors = [
    snapshot.matches({ new: 'lost' }) && lostFile,
    snapshot.matches({ new: 'unreadable' }) && unreadableFile,
    isTooLarge &&
      [fileTooLarge.description, !largePicture && otherPicture, isFileRemoved && removedFile].filter(Boolean).join(' '),
    reading ? reading.issue : field.error,
  ];
  const note = snapshot.matches({ new: 'shrinking' }) ? 'Making it smaller…' : reading?.note;

  return (
    <Field
      {...field}
      hint="PDF, JPG, or PNG, up to 5 MB. A clear photo is fine."
      error={errors.find(Boolean) || undefined}
      note={
        offered ? ['This photo is ', { answer: fileSizeText(offered.size) }, '. Make it smaller and use it?'] : note
      }
      offer={
        offered && (
          <div>
            <Button tone="quiet" onClick={() => press('smaller.pressed')}>
              Make it smaller
            </Button>
          </div>
        )
      }
    >
      {(control) => (
        <div className={styles.drop[file ? 'chosen' : 'empty']} data-dragged-over={isDraggedOver || undefined}>
          <input
            ref={picker}
            type="file"
            {...control}
            accept={acceptedFiles}
            className={styles.input}
            required
            onChange={({ currentTarget: { files } }) => {
              const chosen = files?.[0];
              if (chosen) order.send(fileEvent(chosen));
              else keepFile();
            }}
            onDragEnter={() => setDraggedOver(true)}
            onDragLeave={leave}
            onDrop={leave}
          />
          {!file && (
            <>
              <IconUpload size={28} aria-hidden="true" />
              <p className={styles.invitation}>Choose a file</p>
              <p className={styles.dropHint}>or drop it here</p>
            </>
          )}
          <LiveRegion>
            {file && (
              <section aria-label="Chosen file" className={styles.chosen}>
                <p className={styles.name} translate="no">
                  <ChangingText>{file.name}</ChangingText>
                </p>
                <p className={styles.size}>
                  <span key={file.size} translate="no">
                    {fileSizeText(file.size)}
                  </span>
                  {isReading && <span>, reading…</span>}
                </p>
                {isReading && (
                  <progress className={styles.progress} value={progress} max={1} aria-label="Reading the file" />
                )}
              </section>
            )}
          </LiveRegion>
          {file && reading?.picture && <Picture key={reading.picture} address={reading.picture} />}
          <div className={styles.actions}>
            {file && (
              <>
                <Button tone="quiet" onClick={() => picker.current?.click()}>
                  Replace
                </Button>
                <Button tone="quiet" onClick={() => press('file.removed')}>
                  Remove
                </Button>
              </>
            )}
            <div className={styles.camera}>
              <Button tone="quiet" onClick={() => takePhoto(picker.current)}>
                Take a photo
              </Button>
            </div>
          </div>
        </div>
      )}
    </Field>
  );
}

/** Opens the camera in place of the list of files. The browser reads the attributes while the picker is clicked. */
function takePhoto(picker: HTMLInputElement | null): void {
  if (!picker) return;
  picker.accept = 'image/*';
  picker.setAttribute('capture', 'environment');
  picker.click();
  picker.accept = acceptedFiles;
  picker.removeAttribute('capture');
}

/** The fraction of a file that has been read, from 0 to 1. */
function useProgress(reader: FileReader | undefined): number {
  const [fraction, setFraction] = useState(0);
  useEffect(() => {
    setFraction(0);
    return reader?.on('file.progressed', (progress) => setFraction(progress.fraction)).unsubscribe;
  }, [reader]);
  return fraction;
}

/** A picture to recognize, and to check at full size. */
const Picture = ({ address }: { address: string }) => (
  <details className={styles.picture}>
    <summary className={styles.pictureSummary}>
      <img src={address} alt="" className={styles.thumbnail} />
      <span>See it at full size</span>
    </summary>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it */}
    <section aria-label="The picture at full size" tabIndex={0} className={styles.fullSize}>
      <img src={address} alt="The file that you chose" className={styles.fullSizePicture} />
    </section>
  </details>
);

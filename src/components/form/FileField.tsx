import { IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { Note } from '#src/rules/note.ts';
import { Button } from '../elements/Button.tsx';
import { ChangingText } from '../elements/text.tsx';
import { LiveRegion } from '../screen-reader/screen-reader.tsx';
import { Field, type FieldProps } from './Field.tsx';
import * as styles from './FileField.css.ts';

/** A chosen file, as the field shows it. */
export interface ChosenFile {
  name: string;
  /** In words: "1.4 MB". */
  size: string;
  /** How much of it has been read, from 0 to 1; null when it is not being read. */
  progress: number | null;
  /** The address of a picture; null for another file. */
  picture: string | null;
}

type FileFieldProps = Omit<FieldProps, 'offer' | 'isOptional'> & {
  accept: string;
  chosen: ChosenFile | null;
  /** What can be done about a file that was not accepted. */
  offer?: { question: Note; label: string; onAccept: () => void } | null;
  onPhoto: (photo: File) => void;
  onChange: (input: HTMLInputElement) => void;
  onRemove: () => void;
};

/** A field for one file: choose it, take a photo, or drop it. Uncontrolled: the form reads the file when it is sent. */
export function FileField(props: FileFieldProps) {
  const { note, offer = null, accept, chosen, onPhoto, onChange, onRemove, ...field } = props;
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [isDraggedOver, setDraggedOver] = useState(false);
  const leave = () => setDraggedOver(false);

  return (
    <Field
      {...field}
      note={offer?.question ?? note}
      offer={
        offer && (
          <div>
            <Button
              tone="quiet"
              onClick={() => {
                offer.onAccept();
                picker.current?.focus();
              }}
            >
              {offer.label}
            </Button>
          </div>
        )
      }
    >
      {(control) => (
        <div className={styles.drop[chosen ? 'chosen' : 'empty']} data-dragged-over={isDraggedOver || undefined}>
          <input
            ref={picker}
            type="file"
            {...control}
            accept={accept}
            className={styles.input}
            required
            onChange={(event) => onChange(event.currentTarget)}
            onDragEnter={() => setDraggedOver(true)}
            onDragLeave={leave}
            onDrop={leave}
          />
          {!chosen && (
            <>
              <IconUpload size={28} aria-hidden="true" />
              <p className={styles.invitation}>Choose a file</p>
              <p className={styles.dropHint}>or drop it here</p>
            </>
          )}
          <LiveRegion>
            {chosen && (
              <section aria-label="Chosen file" className={styles.chosen}>
                <p className={styles.name} translate="no">
                  <ChangingText>{chosen.name}</ChangingText>
                </p>
                <p className={styles.size}>
                  <span key={chosen.size} translate="no">
                    {chosen.size}
                  </span>
                  {chosen.progress !== null && <span>, reading…</span>}
                </p>
                {chosen.progress !== null && (
                  <progress className={styles.progress} value={chosen.progress} max={1} aria-label="Reading the file" />
                )}
              </section>
            )}
          </LiveRegion>
          {chosen?.picture && <Picture key={chosen.picture} address={chosen.picture} />}
          <div className={styles.actions}>
            {chosen && (
              <>
                <Button tone="quiet" onClick={() => picker.current?.click()}>
                  Replace
                </Button>
                <Button
                  tone="quiet"
                  onClick={() => {
                    onRemove();
                    picker.current?.focus();
                  }}
                >
                  Remove
                </Button>
              </>
            )}
            <div className={styles.camera}>
              <Button tone="quiet" onClick={() => camera.current?.click()}>
                Take a photo
              </Button>
              <input
                ref={camera}
                type="file"
                hidden
                aria-label="Take a photo"
                accept="image/*"
                capture="environment"
                onChange={({ currentTarget: input }) => {
                  const [photo] = input.files ?? [];
                  input.value = '';
                  if (photo) onPhoto(photo);
                }}
              />
            </div>
          </div>
        </div>
      )}
    </Field>
  );
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

import { IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Button } from '../elements/Button.tsx';
import { ChangingText } from '../elements/text.tsx';
import { LiveRegion } from '../screen-reader/screen-reader.tsx';
import { descriptionOf, FieldError, FieldLabel, type FieldProps } from './Field.tsx';
import * as styles from './form.css.ts';

/** A chosen file, as the field shows it. */
export interface ChosenFile {
  name: string;
  /** In words: "1.4 MB". */
  size: string;
  /** How much of it has been read, from 0 to 1; null when it is not being read. */
  progress: number | null;
}

/** A field for one file: choose it, or drop it. Uncontrolled: the form reads the file when it is sent. */
export function FileField({
  id,
  name,
  label,
  hint,
  error,
  isOptional = false,
  accept,
  chosen,
  onChange,
  onRemove,
}: Omit<FieldProps, 'note'> & {
  name: string;
  /** The `accept` attribute of the input. */
  accept: string;
  chosen: ChosenFile | null;
  onChange: (input: HTMLInputElement) => void;
  onRemove: () => void;
}) {
  const area = useRef<HTMLDivElement>(null);
  const [isDraggedOver, setDraggedOver] = useState(false);
  const leave = () => setDraggedOver(false);
  const picker = () => area.current?.querySelector('input');

  return (
    <div className={styles.field[error ? 'invalid' : 'valid']}>
      <label htmlFor={id} className={styles.fieldLabel}>
        <FieldLabel label={label} isOptional={isOptional} />
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.fieldHint}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
      <div ref={area} className={styles.fileDrop} data-dragged-over={isDraggedOver || undefined}>
        <IconUpload size={28} aria-hidden="true" />
        <p className={styles.fileInvitation}>
          <ChangingText>{chosen ? 'Choose another file' : 'Choose a file'}</ChangingText>
        </p>
        <p className={styles.fieldHint}>or drop it here</p>
        <input
          type="file"
          id={id}
          name={name}
          accept={accept}
          className={styles.fileInput}
          aria-describedby={descriptionOf({ id, hint, error })}
          aria-invalid={error ? true : undefined}
          required={!isOptional}
          onChange={(event) => onChange(event.currentTarget)}
          onDragEnter={() => setDraggedOver(true)}
          onDragLeave={leave}
          onDrop={leave}
        />
      </div>
      <LiveRegion>
        {chosen && (
          <section aria-label="Chosen file" className={styles.fileChosen}>
            <p className={styles.fileName} translate="no">
              <ChangingText>{chosen.name}</ChangingText>
            </p>
            <p className={styles.fileSize}>
              <ChangingText>{chosen.progress === null ? chosen.size : `${chosen.size}, reading…`}</ChangingText>
            </p>
            {chosen.progress !== null && (
              <progress className={styles.fileProgress} value={chosen.progress} max={1} aria-label="Reading the file" />
            )}
            <div className={styles.fileActions}>
              <Button tone="quiet" onClick={() => picker()?.click()}>
                Replace
              </Button>
              <Button
                tone="quiet"
                onClick={() => {
                  onRemove();
                  picker()?.focus();
                }}
              >
                Remove
              </Button>
            </div>
          </section>
        )}
      </LiveRegion>
    </div>
  );
}

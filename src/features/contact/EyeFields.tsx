import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import {
  baseCurvesQuestion,
  baseCurveWarning,
  diameterWarning,
  powersQuestion,
  powerWarning,
} from '#contract/warnings.ts';
import type { eyeCopyMachine } from '#machines/eye-copy/eye-copy.machine.ts';
import { Button } from '#src/components/elements/Button.tsx';
import { FieldGroup, FieldRow } from '#src/components/form/Field.tsx';
import { TextField } from '#src/components/form/inputs.tsx';
import { Cluster } from '#src/components/layout/layout.tsx';
import { LiveRegion } from '#src/components/screen-reader/screen-reader.tsx';
import { whatIsCopied } from './eye-copy.ts';
import type { FieldIdentity } from './fields.tsx';
import { useFormValue } from './form-values.ts';

const form = 'contact-lens';

const legends = { rightEye: 'Right eye (OD)', leftEye: 'Left eye (OS)' };

type Eye = keyof typeof legends;

const parts = {
  brand: { label: 'Brand', hint: 'As printed on the lens box' },
  power: { label: 'Power (sphere)', hint: 'For example -2.50' },
  baseCurve: { label: 'Base curve (BC)', hint: 'For example 8.6', inputMode: 'decimal' },
  diameter: { label: 'Diameter (DIA)', hint: 'For example 14.2', inputMode: 'decimal' },
  quantity: { label: 'Quantity (boxes)', hint: 'For example 4', inputMode: 'numeric' },
} as const;

type Part = keyof typeof parts;

type EyeField = `${Eye}.${Part}`;

/** The labels of both eyes' fields in the error summary: "Right eye, Power (sphere)". */
export const eyeLabels = Object.fromEntries(
  Object.entries(parts).flatMap(([part, { label }]) => [
    [`rightEye.${part}`, `Right eye, ${label}`],
    [`leftEye.${part}`, `Left eye, ${label}`],
  ]),
) as Record<EyeField, string>;

interface EyeFieldsProps {
  eye: Eye;
  /** At the left eye: what copies the right one. */
  copy?: ActorRefFrom<typeof eyeCopyMachine>;
  field: (name: EyeField) => FieldIdentity;
}

/** The lens values of one eye. Unusual values get a warning, never an error; questions about both eyes are at the left. */
export function EyeFields({ eye, field, copy }: EyeFieldsProps) {
  const power = useFormValue(form, `${eye}.power`, 'change');
  const baseCurve = useFormValue(form, `${eye}.baseCurve`, 'change');
  const diameter = useFormValue(form, `${eye}.diameter`, 'change');
  const rightPower = useFormValue(form, 'rightEye.power', 'change');
  const rightBaseCurve = useFormValue(form, 'rightEye.baseCurve', 'change');
  const isLeft = eye === 'leftEye';
  const legendId = `${form}-${eye}`;
  const props = (part: Part) => {
    const identity = field(`${eye}.${part}`);
    // "Right eye (OD) Brand": spoken commands need a name for each field.
    const named = { 'aria-labelledby': `${legendId} ${identity.id}-label` };
    return { ...identity, ...named, ...parts[part], isOptional: true, autoComplete: 'on' } as const;
  };
  const powerNote = powerWarning(power) ?? (isLeft ? powersQuestion(rightPower, power) : null);
  const baseCurveNote = baseCurveWarning(baseCurve) ?? (isLeft ? baseCurvesQuestion(rightBaseCurve, baseCurve) : null);

  return (
    <FieldGroup legend={legends[eye]} legendId={legendId} isOptional>
      {copy && <SameAsRightEye copy={copy} />}
      <TextField {...props('brand')} />
      <FieldRow areShort>
        <TextField {...props('power')} note={powerNote} />
        <TextField {...props('baseCurve')} note={baseCurveNote} />
        <TextField {...props('diameter')} note={diameterWarning(diameter)} />
        <TextField {...props('quantity')} />
      </FieldRow>
    </FieldGroup>
  );
}

const copyWords = {
  idle: '',
  nothing: 'The right eye is empty.',
  copied: 'Copied.',
  replaced: 'What was here is replaced.',
  restored: 'The left eye is as it was.',
};

/** The button that copies the right eye, and one that brings back what it has replaced. */
function SameAsRightEye({ copy }: Required<Pick<EyeFieldsProps, 'copy'>>) {
  const state = useSelector(copy, ({ value }) => value);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Cluster>
      <Button ref={button} tone="secondary" onClick={() => copy.send({ type: 'copy.pressed', copies: whatIsCopied() })}>
        Same as right eye
      </Button>
      <LiveRegion>{state !== 'idle' && <p key={state}>{copyWords[state]}</p>}</LiveRegion>
      {state === 'replaced' && (
        <Button
          tone="quiet"
          onClick={() => {
            copy.send({ type: 'undo.pressed' });
            button.current?.focus();
          }}
        >
          Undo
        </Button>
      )}
    </Cluster>
  );
}

import {
  baseCurvesQuestion,
  baseCurveWarning,
  diameterWarning,
  powersQuestion,
  powerWarning,
} from '#contract/warnings.ts';
import { Button } from '#src/components/elements/Button.tsx';
import { FieldGroup, FieldRow } from '#src/components/form/Field.tsx';
import { TextField } from '#src/components/form/inputs.tsx';
import type { FieldIdentity } from './fields.tsx';
import { copyValue, useFormValue } from './form-values.ts';

const form = 'contact-lens';

const legends = { rightEye: 'Right eye (OD)', leftEye: 'Left eye (OS)' };

type Eye = keyof typeof legends;

const parts = {
  brand: { label: 'Brand', hint: 'As printed on the lens box', spellCheck: false },
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
  field: (name: EyeField) => FieldIdentity;
}

/** The lens values of one eye. Unusual values get a warning, never an error; questions about both eyes are at the left. */
export function EyeFields({ eye, field }: EyeFieldsProps) {
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
    <FieldGroup legend={legends[eye]} legendId={legendId}>
      {isLeft && (
        <div>
          <Button tone="secondary" onClick={copyRightEye}>
            Same as right eye
          </Button>
        </div>
      )}
      <TextField {...props('brand')} />
      <FieldRow areShort>
        <TextField {...props('power')} note={powerNote} />
        <TextField {...props('baseCurve')} note={baseCurveNote} />
      </FieldRow>
      <FieldRow areShort>
        <TextField {...props('diameter')} note={diameterWarning(diameter)} />
        <TextField {...props('quantity')} />
      </FieldRow>
    </FieldGroup>
  );
}

function copyRightEye(): void {
  for (const part of Object.keys(parts)) copyValue(form, `rightEye.${part}`, `leftEye.${part}`);
}

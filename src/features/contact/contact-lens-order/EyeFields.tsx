import type { RefObject } from 'react';
import type { Issue } from '#contract/types.ts';
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
import { fieldProps } from '../request-form/fields.tsx';
import { useFormValues } from '../request-form/use-form.ts';

/** One of the two eyes, as in the contract. */
export type Eye = 'rightEye' | 'leftEye';

const legends: Readonly<Record<Eye, string>> = { rightEye: 'Right eye (OD)', leftEye: 'Left eye (OS)' };

const labels = {
  brand: 'Brand',
  power: 'Power (sphere)',
  baseCurve: 'Base curve (BC)',
  diameter: 'Diameter (DIA)',
  quantity: 'Quantity (boxes)',
};

/** The labels of both eyes' fields in the error summary: "Right eye, Power (sphere)". */
export const eyeLabels: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(labels).flatMap(([part, label]) => [
    [`rightEye.${part}`, `Right eye, ${label}`],
    [`leftEye.${part}`, `Left eye, ${label}`],
  ]),
);

const eyeValues = [
  'rightEye.power',
  'rightEye.baseCurve',
  'rightEye.diameter',
  'leftEye.power',
  'leftEye.baseCurve',
  'leftEye.diameter',
] as const;

/** The lens values of one eye. Unusual values get a warning, never an error. */
export function EyeFields({
  formId,
  form,
  eye,
  issues,
}: {
  formId: string;
  form: RefObject<HTMLFormElement | null>;
  eye: Eye;
  issues: readonly Issue[];
}) {
  const values = useFormValues(form, eyeValues, 'change');
  const field = (part: keyof typeof labels) => ({
    ...fieldProps(formId, eyeLabels, issues)(`${eye}.${part}`),
    label: labels[part],
  });
  /** A warning about a value, or else a question about both eyes' values, at the left one. */
  function noteOf(
    part: 'power' | 'baseCurve' | 'diameter',
    warningOf: (text: string) => string | null,
    questionOn: (right: string, left: string) => string | null = () => null,
  ): string | undefined {
    const question = eye === 'leftEye' ? questionOn(values[`rightEye.${part}`], values[`leftEye.${part}`]) : null;
    return warningOf(values[`${eye}.${part}`]) ?? question ?? undefined;
  }

  return (
    <FieldGroup legend={legends[eye]}>
      {eye === 'leftEye' && (
        <div>
          <Button tone="secondary" onClick={() => copyRightEye(form.current)}>
            Same as right eye
          </Button>
        </div>
      )}
      <TextField
        {...field('brand')}
        isOptional
        hint="As printed on the lens box"
        autoComplete="on"
        spellCheck={false}
      />
      <FieldRow>
        <TextField
          {...field('power')}
          isOptional
          hint="For example -2.50"
          autoComplete="on"
          note={noteOf('power', powerWarning, powersQuestion)}
        />
        <TextField
          {...field('baseCurve')}
          isOptional
          hint="For example 8.6"
          inputMode="decimal"
          autoComplete="on"
          note={noteOf('baseCurve', baseCurveWarning, baseCurvesQuestion)}
        />
      </FieldRow>
      <FieldRow>
        <TextField
          {...field('diameter')}
          isOptional
          hint="For example 14.2"
          inputMode="decimal"
          autoComplete="on"
          note={noteOf('diameter', diameterWarning)}
        />
        <TextField
          {...field('quantity')}
          isOptional
          hint="How many you would like"
          inputMode="numeric"
          autoComplete="on"
        />
      </FieldRow>
    </FieldGroup>
  );
}

/** Copies the right eye's values to the left eye's fields. */
function copyRightEye(form: HTMLFormElement | null): void {
  for (const part of Object.keys(labels)) {
    const right = form?.elements.namedItem(`rightEye.${part}`);
    const left = form?.elements.namedItem(`leftEye.${part}`);
    if (!(right instanceof HTMLInputElement && left instanceof HTMLInputElement)) continue;
    left.value = right.value;
    left.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

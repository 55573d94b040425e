import { useActor } from '@xstate/react';
import { type RefObject, useRef } from 'react';
import { selfPay } from '#contract/options.ts';
import { insuranceMachine } from '#machines/insurance/insurance.machine.ts';
import type { FieldProps } from '#src/components/form/Field.tsx';
import { FieldRow } from '#src/components/form/Field.tsx';
import { Checkbox, TextField } from '#src/components/form/inputs.tsx';
import { useFieldEvent } from '../request-form/use-form.ts';

const boxEvent = (text: string) => ({ type: text === 'on' ? 'box.checked' : 'box.unchecked' }) as const;

/** Insurance provider and ID, connected to their machine. Without insurance both have the value for self-pay. */
export function InsuranceFields({
  form,
  provider,
  insuranceId,
  boxId,
}: {
  form: RefObject<HTMLFormElement | null>;
  provider: FieldProps & { name: string };
  insuranceId: FieldProps & { name: string };
  boxId: string;
}) {
  const fields = useRef<HTMLDivElement>(null);
  const typed = useRef<readonly string[]>([]);
  const inputs = () => [...(fields.current?.querySelectorAll('input') ?? [])];
  const [snapshot, send] = useActor(
    insuranceMachine.provide({
      actions: {
        fillInSelfPay: () => {
          typed.current = inputs().map(({ value }) => (value === selfPay ? '' : value));
          for (const input of inputs()) input.value = selfPay;
        },
        restoreFields: () => {
          for (const [place, input] of inputs().entries())
            if (input.value === selfPay) input.value = typed.current[place] ?? '';
        },
      },
    }),
  );
  useFieldEvent(form, 'noInsurance', boxEvent, send);

  return (
    <>
      <Checkbox id={boxId} name="noInsurance" label="I don't have insurance" />
      <div ref={fields} hidden={snapshot.matches('selfPay')}>
        <FieldRow>
          <TextField {...provider} autoComplete="off" />
          <TextField {...insuranceId} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
        </FieldRow>
      </div>
    </>
  );
}

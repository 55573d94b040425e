import { useEffect, useRef } from 'react';
import { selfPay } from '../../../../supabase/functions/_shared/requests/options.ts';
import { Checkbox } from '../../../components/form/Checkbox.tsx';
import type { FieldProps } from '../../../components/form/Field.tsx';
import { FieldRow } from '../../../components/form/FieldRow.tsx';
import { TextField } from '../../../components/form/TextField.tsx';

/** Insurance provider and ID. Without insurance both have the value for self-pay and are hidden. */
export function InsuranceFields({
  provider,
  insuranceId,
  boxId,
  isHidden,
}: {
  provider: FieldProps & { name: string };
  insuranceId: FieldProps & { name: string };
  boxId: string;
  isHidden: boolean;
}) {
  const providerInput = useRef<HTMLInputElement>(null);
  const idInput = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const inputs = [providerInput.current, idInput.current].filter((input) => input !== null);
    if (!isHidden) return;
    const typed = inputs.map(({ value }) => (value === selfPay ? '' : value));
    for (const input of inputs) input.value = selfPay;
    return () => {
      for (const [place, input] of inputs.entries()) if (input.value === selfPay) input.value = typed[place] ?? '';
    };
  }, [isHidden]);

  return (
    <>
      <Checkbox id={boxId} name="noInsurance" label="I don't have insurance" />
      <div hidden={isHidden}>
        <FieldRow>
          <TextField {...provider} ref={providerInput} autoComplete="off" />
          <TextField {...insuranceId} ref={idInput} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
        </FieldRow>
      </div>
    </>
  );
}

import { fireEvent, render, screen } from '@testing-library/react';
import { describeComponent } from 'model-testing/vitest';
import { useRef } from 'react';
import { expect } from 'vitest';
import { insuranceModel } from '#machines/insurance/insurance.model.ts';
import { InsuranceFields } from './InsuranceFields.tsx';

function Form() {
  const form = useRef<HTMLFormElement>(null);
  return (
    <form ref={form}>
      <InsuranceFields
        form={form}
        provider={{ id: 'provider', name: 'insuranceProvider', label: 'Provider' }}
        insuranceId={{ id: 'id', name: 'insuranceId', label: 'ID' }}
        boxId="box"
      />
    </form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = () => void fireEvent.click(screen.getByRole('checkbox'));

/** What a visitor sees of the insurance. */
interface InsuranceView {
  readonly isShown: boolean;
  readonly provider: string;
  readonly id: string;
}

/** What the tests type into the fields. */
const typedInsurance = { provider: 'Blue Shield', id: 'XYZ 123' };

describeComponent<typeof insuranceModel.machine, InsuranceView>({
  model: insuranceModel,
  states: {
    asked: (view) => expect(view).toEqual({ isShown: true, ...typedInsurance }),
    selfPay: (view) => expect(view).toEqual({ isShown: false, provider: 'Self-pay', id: 'Self-pay' }),
  },
  open: () => {
    render(<Form />);
    fireEvent.input(field('Provider'), { target: { value: typedInsurance.provider } });
    fireEvent.input(field('ID'), { target: { value: typedInsurance.id } });
    return {
      events: { 'box.checked': press, 'box.unchecked': press },
      until: (assertion) =>
        assertion({
          isShown: field('Provider').closest('[hidden]') === null,
          provider: field('Provider').value,
          id: field('ID').value,
        }),
    };
  },
});

import { type FormEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Submission } from '../../../../machines/submission/submission.ts';
import { todayInNewYork } from '../../../../supabase/functions/_shared/requests/dates.ts';
import type { RequestType } from '../../../../supabase/functions/_shared/requests/options.ts';
import type { Requests } from '../../../../supabase/functions/_shared/requests/types.ts';
import { prepareToSend } from '../../../io/contact-office.ts';
import { announce, wakeToaster } from '../../../io/toasts.ts';
import { readForm } from './read-form.ts';
import { generalFailure } from './submission-actions.ts';

type Contract = typeof import('../../../../supabase/functions/_shared/requests/index.ts');

let contract: Contract | undefined;

/** Keeps the contract, so that a later press is judged at once, before an answer that is just coming in. */
const loadContract = async (): Promise<Contract> => {
  contract ??= await import('../../../../supabase/functions/_shared/requests/index.ts');
  return contract;
};

/** What a form's element needs to tell its machine that it was sent. */
export interface SubmitProps {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Told of the first touch, with which everything that sending needs is fetched. */
  onFocus: () => void;
  onPointerDown: () => void;
}

/**
 * Reads a form when it is sent, holds it against the contract, and hands on what came of it. A form that was sent
 * before the page was ready is read as soon as it is.
 */
export function useSubmit<Type extends RequestType>(
  type: Type,
  form: RefObject<HTMLFormElement | null>,
  phone: string,
  tell: (submission: Submission<Requests[Type]>) => void,
): SubmitProps {
  const told = useRef(tell);
  useEffect(() => {
    told.current = tell;
  });

  const submit = useCallback(async () => {
    if (!form.current) return;
    const values = readForm(form.current);
    try {
      const { parseRequest } = await loadContract();
      const parsed = parseRequest(type, values, { today: todayInNewYork(new Date()) });
      told.current(
        parsed.ok
          ? { honeypot: false, outcome: { answers: parsed.request } }
          : { honeypot: parsed.honeypot, outcome: { issues: parsed.issues } },
      );
    } catch {
      announce({ kind: 'error', title: 'Submission Failed', description: generalFailure(phone) });
    }
  }, [type, form, phone]);

  useEffect(() => {
    if (form.current?.dataset.earlySubmit === undefined) return;
    delete form.current.dataset.earlySubmit;
    prepare();
    void submit();
  }, [form, submit]);

  return {
    onSubmit: (event) => {
      event.preventDefault();
      prepare();
      void submit();
    },
    onFocus: prepare,
    onPointerDown: prepare,
  };
}

/** Fetches what sending needs. What cannot be fetched now is asked for again when the form is sent. */
function prepare(): void {
  wakeToaster();
  prepareToSend();
  loadContract().catch(() => {});
}

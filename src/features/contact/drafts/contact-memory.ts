import { type Actor, createActor, type EventFrom } from 'xstate';
import { contactTabsMachine } from '../../../../machines/contact-tabs/contact-tabs.machine.ts';
import { draftMachine } from '../../../../machines/draft/draft.machine.ts';
import type { RequestType } from '../../../../supabase/functions/_shared/requests/options.ts';
import { copyDetails, type FormDraft, hasDetails, isFilled, restoreDraft, readDraft } from '../../../io/drafts.ts';
import { askBeforeLeaving } from '../../../io/leaving.ts';
import { unmarkTitle } from '../../../io/page-title.ts';
import { withdrawAnnouncement } from '../../../io/toasts.ts';

/** What becomes of one form that is filled in and not sent, for as long as the document lives. */
export interface FormMemory {
  actor: Actor<typeof draftMachine>;
  /**
   * Call it when the form is on the page, inside of an element. Returns what to call when it goes.
   * @param startAnew draws the form as if nobody had ever used it
   */
  open: (frame: HTMLElement, startAnew: () => void) => () => void;
}

/** What outlives the contact section when its visitor is elsewhere on the site. */
export interface ContactMemory {
  tabs: Actor<typeof contactTabsMachine>;
  forms: Readonly<Record<RequestType, FormMemory>>;
}

type DraftEvent = EventFrom<typeof draftMachine>;

/** Makes a memory in which nothing is. It holds texts and files itself, and puts them nowhere else. */
export function createContactMemory(): ContactMemory {
  const tabs = createActor(contactTabsMachine).start();
  const forms = {
    appointment: rememberForm('appointment', look),
    inquiry: rememberForm('inquiry', look),
    'contact-lens': rememberForm('contact-lens', look),
  };
  const all = Object.entries(forms) as [RequestType, (typeof forms)[RequestType]][];

  const knowsDetails = (id: RequestType): boolean => {
    const form = forms[id].shown();
    return form !== null && hasDetails(form);
  };

  /** Sends the drafts what their forms contain. What is offered does not appear above a form while it is written in. */
  function look(edited?: RequestType): void {
    for (const [, { shown, sendIfPossible }] of all) {
      const form = shown();
      if (form) sendIfPossible({ type: isFilled(form) ? 'form.filled' : 'form.emptied' });
    }
    for (const [id, { actor, shown, sendIfPossible }] of all) {
      const { source } = actor.getSnapshot().context;
      if (source !== null && !knowsDetails(source)) sendIfPossible({ type: 'details.lost' });
      const other = all.map(([one]) => one).find((one) => one !== id && knowsDetails(one));
      if (other && id !== edited && shown() && !knowsDetails(id))
        sendIfPossible({ type: 'details.found', source: other });
    }
  }

  /** The memory of one form. */
  function rememberForm(id: RequestType, lookAgain: (edited?: RequestType) => void) {
    let frame: HTMLElement | null = null;
    let startAnew = () => {};
    let kept = readEarly(id);
    let endPutting = () => {};
    let stopAsking = () => {};
    const shown = () => frame?.querySelector('form') ?? null;
    const actor = createActor(
      draftMachine.provide({
        actions: {
          startAsking: () => {
            stopAsking = askBeforeLeaving();
          },
          stopAsking: () => stopAsking(),
          keepText: () => {
            const form = shown();
            if (form) kept = readDraft(form);
          },
          putTextBack: () => putKeptBack(),
          clearForm: () => {
            endPutting();
            unmarkTitle();
            withdrawAnnouncement();
            // Notifies the other drafts: a form that is rendered anew fires no event.
            shown()?.reset();
            startAnew();
          },
          fillInDetails: ({ context }) => {
            const from = context.source && forms[context.source].shown();
            const to = shown();
            if (from && to) copyDetails(from, to);
          },
        },
      }),
    ).start();

    function putKeptBack(): void {
      const form = shown();
      if (form) endPutting = restoreDraft(form, kept);
      kept = [];
    }

    const sendIfPossible = (event: DraftEvent) => {
      if (actor.getSnapshot().can(event)) actor.send(event);
    };

    return {
      actor,
      shown,
      sendIfPossible,
      open: (element: HTMLElement, begin: () => void) => {
        const end = new AbortController();
        const { signal } = end;
        const lookHere = () => lookAgain(id);
        frame = element;
        startAnew = begin;
        actor.send({ type: 'form.opened' });
        const form = shown();
        // What was written before hydration is lost where React had to render the form anew.
        if (form && !isFilled(form) && kept.length > 0) putKeptBack();
        kept = [];
        lookAgain();
        element.addEventListener('input', lookHere, { signal });
        element.addEventListener('change', lookHere, { signal });
        element.addEventListener('reset', () => queueMicrotask(lookHere), { signal });
        addEventListener('pageshow', lookHere, { signal });
        return () => {
          end.abort();
          endPutting();
          actor.send({ type: 'form.left' });
          frame = null;
        };
      },
    };
  }

  return { tabs, forms };
}

/** What a form of the written page holds before its script has taken over. */
function readEarly(id: RequestType): FormDraft {
  if (typeof document === 'undefined') return [];
  const form = document.getElementById(id);
  return form instanceof HTMLFormElement ? readDraft(form) : [];
}

import { type Actor, createActor, type EventFrom } from 'xstate';
import type { RequestType } from '#contract/options.ts';
import { contactTabsMachine } from '#machines/contact-tabs/contact-tabs.machine.ts';
import { draftMachine } from '#machines/draft/draft.machine.ts';
import { unmarkTitle } from '#src/io/document-head.ts';
import { copyDetails, type FormDraft, hasDetails, isFilled, readDraft, restoreDraft } from '#src/io/drafts.ts';
import { askBeforeLeaving } from '#src/io/forms-in-use.ts';
import { withdrawAnnouncement } from '#src/toasts/toasts.ts';

/** The draft of one form, for the lifetime of the document. */
export interface FormMemory {
  actor: Actor<typeof draftMachine>;
  /**
   * Call this when the form is on the page, inside `frame`. Returns what to call when it is removed.
   * @param startAnew renders the form again, empty
   */
  open: (frame: HTMLElement, startAnew: () => void) => () => void;
}

/** The state that outlives the contact section. */
export interface ContactMemory {
  tabs: Actor<typeof contactTabsMachine>;
  forms: Readonly<Record<RequestType, FormMemory>>;
}

type DraftEvent = EventFrom<typeof draftMachine>;

/** Creates an empty memory. Texts and files stay in it and are stored nowhere else. */
export function createContactMemory(): ContactMemory {
  const tabs = createActor(contactTabsMachine).start();
  const forms = {
    appointment: createFormMemory('appointment'),
    inquiry: createFormMemory('inquiry'),
    'contact-lens': createFormMemory('contact-lens'),
  };
  const all = Object.entries(forms) as [RequestType, (typeof forms)[RequestType]][];

  const hasDetailsIn = (id: RequestType): boolean => {
    const form = forms[id].shown();
    return form !== null && hasDetails(form);
  };

  /** Sends the drafts' machines what their forms contain. No offer appears above a form that is being edited. */
  function updateDrafts(edited?: RequestType): void {
    for (const [, { shown, sendIfPossible }] of all) {
      const form = shown();
      if (form) sendIfPossible({ type: isFilled(form) ? 'form.filled' : 'form.emptied' });
    }
    for (const [id, { actor, shown, sendIfPossible }] of all) {
      const { source } = actor.getSnapshot().context;
      if (source !== null && !hasDetailsIn(source)) sendIfPossible({ type: 'details.lost' });
      const other = all.map(([one]) => one).find((one) => one !== id && hasDetailsIn(one));
      if (other && id !== edited && shown() && !hasDetailsIn(id))
        sendIfPossible({ type: 'details.found', source: other });
    }
  }

  /** The memory of one form. */
  function createFormMemory(id: RequestType) {
    let frame: HTMLElement | null = null;
    let startAnew = () => {};
    let kept = readEarly(id);
    let stopRestoring = () => {};
    let stopLeaveConfirmation = () => {};
    const shown = () => frame?.querySelector('form') ?? null;
    const actor = createActor(
      draftMachine.provide({
        actions: {
          startLeaveConfirmation: () => {
            stopLeaveConfirmation = askBeforeLeaving();
          },
          stopLeaveConfirmation: () => stopLeaveConfirmation(),
          keepText: () => {
            const form = shown();
            if (form) kept = readDraft(form);
          },
          restoreText: () => restoreText(),
          clearForm: () => {
            stopRestoring();
            unmarkTitle();
            withdrawAnnouncement();
            // Fires the event that notifies the other drafts; rendering a new form fires none.
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
      { id: `draft ${id}` },
    ).start();

    function restoreText(): void {
      const form = shown();
      if (form) stopRestoring = restoreDraft(form, kept);
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
        const onFieldChange = () => updateDrafts(id);
        frame = element;
        startAnew = begin;
        actor.send({ type: 'form.opened' });
        const form = shown();
        // Restores text that was typed before hydration, if React had to render the form again.
        if (form && !isFilled(form) && kept.length > 0) restoreText();
        kept = [];
        updateDrafts();
        element.addEventListener('input', onFieldChange, { signal });
        element.addEventListener('change', onFieldChange, { signal });
        element.addEventListener('reset', () => queueMicrotask(onFieldChange), { signal });
        addEventListener('pageshow', onFieldChange, { signal });
        return () => {
          end.abort();
          stopRestoring();
          actor.send({ type: 'form.left' });
          frame = null;
        };
      },
    };
  }

  return { tabs, forms };
}

/** The values of a prerendered form before hydration. */
function readEarly(id: RequestType): FormDraft {
  if (typeof document === 'undefined') return [];
  const form = document.getElementById(id);
  return form instanceof HTMLFormElement ? readDraft(form) : [];
}

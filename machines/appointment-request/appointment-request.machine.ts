import { and, not, setup, stateIn } from 'xstate';
import type { AppointmentRequest } from '#contract/index.ts';
import type { AppointmentType, emergencyVisit, visionTherapyConsultation } from '#contract/options.ts';
import { providedByTheFeature } from '../provided-by-the-feature.ts';
import {
  answersIn,
  checkRequest,
  initialSubmission,
  type SubmissionContext,
  type SubmissionEvent,
  type SubmissionTag,
  sendRequest,
  submissionActions,
  submissionGuards,
  valuesIn,
} from '../submission/submission.ts';

type AppointmentRequestEvent =
  | SubmissionEvent
  /** The checkbox was checked, or was already checked before hydration. */
  | { type: 'acknowledgement.given' }
  | { type: 'acknowledgement.withdrawn' }
  /** A type was chosen, or was already chosen before hydration; '' for none. */
  | { type: 'appointmentType.chosen'; appointmentType: AppointmentType | '' };

const visionTherapy: typeof visionTherapyConsultation = 'Vision Therapy Consultation';
const emergency: typeof emergencyVisit = 'Emergency Visit';

const cleared = [
  '#appointment-request.submission.sent',
  '#appointment-request.acknowledgement.withheld',
  '#appointment-request.notice.hidden',
] as const;

/**
 * The appointment request: the submission that all forms have, an acknowledgement, and a notice for two types of visit.
 * - `submission`: as in the inquiry. Submitting without the acknowledgement only asks for it.
 * - `acknowledgement`: `withheld` (the button looks disabled), `missing` (the same, with an error) or `given`.
 * - `notice`: `waitlist` while Vision Therapy Consultation is chosen, `emergency` while Emergency Visit is, else `hidden`.
 * - `confirmation`: that of the last submitted request. The one for an `emergency` begins with the notice.
 *
 * Sending resets the acknowledgement and the notice. The feature also provides the actions
 * `announceAcknowledgementRequired` (a toast), `withdrawAcknowledgementRequired` and `focusAcknowledgement` (the checkbox).
 */
export const appointmentRequestMachine = setup({
  types: {
    context: {} as SubmissionContext,
    events: {} as AppointmentRequestEvent,
    tags: {} as SubmissionTag,
    children: {} as { checkRequest: 'checkRequest'; sendRequest: 'sendRequest' },
  },
  actors: { checkRequest: checkRequest<AppointmentRequest>(), sendRequest: sendRequest<AppointmentRequest>() },
  guards: {
    ...submissionGuards,
    isUnacknowledged: not(stateIn({ acknowledgement: 'given' })),
    isAcknowledgementDue: and([
      not('isHoneypotFilled'),
      not(stateIn({ acknowledgement: 'given' })),
      not(stateIn({ submission: 'checking' })),
      not(stateIn({ submission: 'submitting' })),
    ]),
    isVisionTherapy: ({ event }) => event.type === 'appointmentType.chosen' && event.appointmentType === visionTherapy,
    isEmergency: ({ event }) => event.type === 'appointmentType.chosen' && event.appointmentType === emergency,
    isCheckDue: and([
      not('isHoneypotFilled'),
      stateIn({ acknowledgement: 'given' }),
      not(stateIn({ submission: 'checking' })),
      not(stateIn({ submission: 'submitting' })),
    ]),
    isEmergencyCheckDue: and(['isCheckDue', stateIn({ notice: 'emergency' })]),
    isEmergencyAccepted: and(['isAccepted', stateIn({ confirmation: 'emergency' })]),
  },
  actions: {
    ...submissionActions<AppointmentRequestEvent>(),
    announceAcknowledgementRequired: providedByTheFeature('announceAcknowledgementRequired'),
    withdrawAcknowledgementRequired: providedByTheFeature('withdrawAcknowledgementRequired'),
    focusAcknowledgement: providedByTheFeature('focusAcknowledgement'),
  },
}).createMachine({
  id: 'appointment-request',
  context: initialSubmission,
  type: 'parallel',
  states: {
    submission: {
      initial: 'editing',
      on: {
        'form.submitted': [{ guard: 'isHoneypotFilled' }, { guard: 'isUnacknowledged' }, { target: '.checking' }],
      },
      states: {
        editing: {},
        checking: {
          tags: 'sending',
          entry: 'withdrawAnnouncement',
          on: { 'form.submitted': {} },
          invoke: {
            id: 'checkRequest',
            src: 'checkRequest',
            input: valuesIn,
            onDone: [
              { guard: 'hasIssues', target: 'correcting', actions: ['setIssues', 'announceIssues', 'focusIssues'] },
              { target: 'submitting' },
            ],
            onError: { target: 'failed', actions: ['setMessage', 'announceFailure'] },
          },
        },
        correcting: {
          initial: 'announced',
          states: {
            announced: {
              on: {
                'issues.addressed': { target: 'quiet', actions: 'withdrawIssues' },
                'form.left': { target: 'quiet', actions: 'withdrawIssues' },
              },
            },
            quiet: {},
          },
        },
        submitting: {
          tags: 'sending',
          entry: 'clearOutcome',
          on: { 'form.submitted': {} },
          invoke: {
            id: 'sendRequest',
            src: 'sendRequest',
            input: answersIn,
            onDone: [
              {
                guard: 'isEmergencyAccepted',
                target: [...cleared, '#appointment-request.confirmation.emergency'],
                actions: ['setReceipt', 'clearForm', 'announceSuccess', 'focusConfirmation'],
              },
              {
                guard: 'isAccepted',
                target: [...cleared, '#appointment-request.confirmation.standard'],
                actions: ['setReceipt', 'clearForm', 'announceSuccess', 'focusConfirmation'],
              },
              { target: 'correcting', actions: ['setIssues', 'announceIssues', 'focusIssues'] },
            ],
            onError: { target: 'failed', actions: ['setMessage', 'announceFailure'] },
          },
        },
        sent: { on: { 'confirmation.dismissed': { target: 'editing', actions: 'clearOutcome' } } },
        failed: {
          tags: 'failed',
          initial: 'announced',
          states: {
            announced: { on: { 'form.left': { target: 'quiet', actions: 'withdrawFailure' } } },
            quiet: {},
          },
        },
      },
    },
    acknowledgement: {
      initial: 'withheld',
      on: {
        'form.submitted': {
          guard: 'isAcknowledgementDue',
          target: '.missing',
          actions: ['announceAcknowledgementRequired', 'focusAcknowledgement'],
        },
      },
      states: {
        withheld: { on: { 'acknowledgement.given': 'given' } },
        missing: {
          on: {
            'acknowledgement.given': { target: 'given', actions: 'withdrawAcknowledgementRequired' },
            'form.left': { actions: 'withdrawAcknowledgementRequired' },
          },
        },
        given: { on: { 'acknowledgement.withdrawn': 'withheld' } },
      },
    },
    notice: {
      initial: 'hidden',
      on: {
        'appointmentType.chosen': [
          { guard: 'isVisionTherapy', target: '.waitlist' },
          { guard: 'isEmergency', target: '.emergency' },
          { target: '.hidden' },
        ],
      },
      states: {
        hidden: {},
        waitlist: {},
        emergency: {},
      },
    },
    confirmation: {
      initial: 'standard',
      on: {
        'form.submitted': [
          { guard: 'isEmergencyCheckDue', target: '.emergency' },
          { guard: 'isCheckDue', target: '.standard' },
        ],
      },
      states: {
        standard: {},
        emergency: {},
      },
    },
  },
});

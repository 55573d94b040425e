import { useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { ActorRefFrom, EventFromLogic, SnapshotFrom } from 'xstate';
import { signPhrase } from '#content/signs/wording.ts';
import type { Sign, Urgency, UrgencyGuide } from '#content/types.ts';
import { asksMore, chosenSigns, type GuideData, knownAudiences, offeredSigns } from '#machines/urgent-guide/urgency.ts';
import { urgentGuideMachine } from '#machines/urgent-guide/urgent-guide.machine.ts';
import { siteActor } from '../../actors/site.ts';
import { GuideOptions, GuideScreen, GuideSigns } from '../../components/urgency/GuideScreen.tsx';
import { levelOf } from '../../rules/urgency.ts';

/** What the guide answers. */
export interface GuideOutcome {
  urgency: Urgency;
  /** The signs that the visitor checked. */
  chosen: readonly Sign[];
  /** For a visitor who is not sure, the 911 signs that were offered; otherwise empty. */
  dangers: readonly Sign[];
  /** A sign as the guide shows it, without what the answers have said. */
  wordsOf: (sign: Sign) => string;
}

const guideData = ({ whom, lenses, surgery, happened, covers }: UrgencyGuide, signs: readonly Sign[]): GuideData => ({
  signs,
  whom: whom.options,
  lenses: lenses.options,
  surgery: surgery.options,
  happened: happened.options,
  covers,
});

type Guide = SnapshotFrom<typeof urgentGuideMachine>;
type GuideEvent = EventFromLogic<typeof urgentGuideMachine>;

const questionsFor = ({ guide, whom }: Guide['context']) =>
  whom === '' || asksMore(guide, whom)
    ? (['whom', 'lenses', 'surgery', 'happened', 'signs'] as const)
    : (['whom', 'happened', 'signs'] as const);

/** The number of questions that are answered. */
function stepOf({ value, context }: Guide): number {
  const questions: readonly string[] = questionsFor(context);
  return typeof value === 'string' ? questions.indexOf(value) : questions.length;
}

/** Answers the current question as before; null without an answer. */
function answerAgain({ value, context }: Guide): GuideEvent | null {
  if (typeof value !== 'string') return null;
  if (value === 'signs') return { type: 'outcome.requested' };
  return context[value] === '' ? null : { type: 'option.chosen', option: context[value] };
}

/** Goes back to a step, or forward as far as there are answers. */
function goToStep(actor: ActorRefFrom<typeof urgentGuideMachine>, step: number): void {
  for (let at = stepOf(actor.getSnapshot()); at !== step; ) {
    const event = at > step ? ({ type: 'back.pressed' } as const) : answerAgain(actor.getSnapshot());
    if (event) actor.send(event);
    const next = stepOf(actor.getSnapshot());
    if (next === at) return;
    at = next;
  }
}

interface UrgentGuideProps {
  guide: UrgencyGuide;
  /** All warning signs, most urgent first. */
  signs: readonly Sign[];
  /** What to do, by urgency: the heading of the outcome. */
  actions: Readonly<Record<Urgency, string>>;
  /** A sign for a list. */
  wordsOf: (sign: Sign) => string;
  /** What stands below the heading of the outcome. */
  children: (outcome: GuideOutcome) => ReactNode;
}

/** The urgency guide, connected to its machine. Each step has an entry in the history; the answers stay in memory. */
export function UrgentGuide({ guide, signs, actions, wordsOf, children }: UrgentGuideProps) {
  const router = useRouter();
  const actor = siteActor('urgent-guide', urgentGuideMachine, { input: guideData(guide, signs) });
  const { send } = actor;
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  const heading = useRef<HTMLHeadingElement>(null);
  const screen = typeof value === 'string' ? value : 'outcome';
  const lastScreen = useRef(screen);

  useLayoutEffect(() => {
    const { pathname } = router.history.location;
    const followEntry = () => goToStep(actor, router.history.location.state.guideStep ?? 0);
    followEntry();
    return router.history.subscribe(({ location, action }) => {
      if (location.pathname === pathname && action.type !== 'PUSH') followEntry();
    });
  }, [actor, router]);

  // Before the browser paints, so that nothing else is seen.
  useLayoutEffect(() => {
    if (lastScreen.current === screen) return;
    lastScreen.current = screen;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ behavior: 'instant', block: screen === 'outcome' ? 'start' : 'nearest' });
  }, [screen]);

  /** Sends an answer, and adds an entry to the history for the next step. */
  function answer(event: GuideEvent): void {
    const step = stepOf(actor.getSnapshot());
    send(event);
    const next = stepOf(actor.getSnapshot());
    if (next === step) return;
    router.navigate({ to: '.', hash: true, state: { guideStep: next }, resetScroll: false });
  }

  const withIds = (found: readonly { id: string }[]) => signs.filter((sign) => found.some(({ id }) => id === sign.id));
  const onBack = () => router.history.back();
  const onRestart = () => {
    router.history.go(-stepOf(actor.getSnapshot()));
    send({ type: 'guide.restarted' });
  };
  const known = knownAudiences(context.guide, context);
  const wordsFor = (sign: Sign) => (known.includes(sign.audience) ? signPhrase(sign) : wordsOf(sign));

  if (typeof value !== 'string') {
    const urgency = value.outcome;
    const chosen = withIds(chosenSigns(context.guide, context));
    const offered = withIds(offeredSigns(context.guide, context));
    return (
      <GuideScreen
        key={screen}
        heading={heading}
        title={chosen.find((sign) => sign.urgency === urgency && sign.action)?.action ?? actions[urgency]}
        level={levelOf(urgency)}
        onBack={onBack}
        onRestart={onRestart}
      >
        {children({
          urgency,
          chosen,
          dangers: context.isUnsure ? offered.filter((sign) => sign.urgency === '911' && !chosen.includes(sign)) : [],
          wordsOf: wordsFor,
        })}
      </GuideScreen>
    );
  }

  const { question, hint } = guide[value];
  return (
    <GuideScreen
      key={screen}
      heading={heading}
      title={question}
      hint={hint}
      progress={{ question: stepOf(actor.getSnapshot()) + 1, of: questionsFor(context).length }}
      {...(value !== 'whom' && { onBack, onRestart })}
    >
      {value === 'signs' ? (
        <GuideSigns
          label={question}
          checks={[
            ...withIds(offeredSigns(context.guide, context)).map((sign) => ({
              id: sign.id,
              label: wordsFor(sign),
              isSign: true,
              isChecked: context.signs.includes(sign.id),
              onToggled: () => send({ type: 'sign.toggled', sign: sign.id }),
            })),
            ...(['none', 'unsure'] as const).map((id) => ({
              id,
              label: guide.signs[id],
              isSign: false,
              isChecked: id === 'none' ? context.isNone : context.isUnsure,
              onToggled: () => send({ type: `${id}.toggled` }),
            })),
          ]}
          error={context.needsAnswer ? guide.signs.unanswered : undefined}
          button={guide.signs.button}
          onRequested={() => answer({ type: 'outcome.requested' })}
        />
      ) : (
        <GuideOptions
          label={question}
          options={guide[value].options}
          chosen={context[value]}
          onChosen={(option) => answer({ type: 'option.chosen', option })}
        />
      )}
    </GuideScreen>
  );
}

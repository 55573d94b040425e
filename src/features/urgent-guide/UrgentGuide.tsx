import { useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { ActorRefFrom, EventFromLogic, SnapshotFrom } from 'xstate';
import type { Sign, Urgency } from '#content/schema/entries.ts';
import type { UrgencyGuide } from '#content/schema/guide.ts';
import {
  chosenSigns,
  fittingSigns,
  type GuideData,
  type GuideQuestion,
  isUnsure,
  knownAudiences,
  listedSigns,
  questionsAfter,
  urgencyOf,
  wayOf,
} from '#machines/urgent-guide/urgency.ts';
import { urgentGuideMachine } from '#machines/urgent-guide/urgent-guide.machine.ts';
import { GuideOptions, GuideScreen, GuideSigns } from '#src/components/urgency/GuideScreen.tsx';
import { siteActor } from '#src/page/site.ts';
import { signInWords, signPhrase } from '#src/rules/sign-wording.ts';
import { levelOf } from '#src/rules/urgency.ts';

/** What the guide answers. */
export interface GuideOutcome {
  urgency: Urgency;
  /** Whether the heading is the action of a sign, which says all that there is to do. */
  isComplete: boolean;
  /** Whether the person who needs help is a child. */
  isForChild: boolean;
  /** The signs that decided. */
  chosen: readonly Sign[];
  /** For a visitor who is not sure, the 911 signs that were offered; otherwise empty. */
  dangers: readonly Sign[];
  /** A sign as the guide shows it, without what the answers have said. */
  wordsOf: (sign: Sign) => string;
}

const guideData = (
  { happened, fits, whom, lensesOrSurgery, covers }: UrgencyGuide,
  signs: readonly Sign[],
): GuideData => ({
  happened: happened.options.map((option) => ({
    ...option,
    signs: signs.filter(({ id }) => fits[id]?.includes(option.id)),
  })),
  whom: whom.options,
  lensesOrSurgery: lensesOrSurgery.options,
  covers,
});

type Guide = SnapshotFrom<typeof urgentGuideMachine>;
type GuideEvent = EventFromLogic<typeof urgentGuideMachine>;

/** The number of questions that are answered. */
const stepOf = ({ value, context }: Guide): number => wayOf(context.guide, context).indexOf(value);

/** Answers the current question as before; null without an answer. */
function answerAgain({ value, context }: Guide): GuideEvent | null {
  if (value === 'outcome' || context[value] === '') return null;
  return { type: 'question.answered', question: value, option: context[value] };
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

/** The action of a sign that says all that there is to do: if no other sign that is as urgent asks for something else. */
function actionOf(signs: readonly Sign[], urgency: Urgency): string | undefined {
  const [first, ...others] = signs.filter((sign) => sign.urgency === urgency);
  return others.every(({ action }) => action === first?.action) ? first?.action : undefined;
}

/** The number of a question, and how many there can be in all. After the first, nothing is known yet. */
function progressOf({ context }: Guide, question: GuideQuestion) {
  const number = wayOf(context.guide, context).indexOf(question) + 1;
  if (question === 'happened') return { question: number };
  const after = questionsAfter(context.guide, context, question);
  return { question: number, of: { least: number + Math.min(...after), most: number + Math.max(...after) } };
}

interface UrgentGuideProps {
  guide: UrgencyGuide;
  /** All warning signs, most urgent first. */
  signs: readonly Sign[];
  /** What to do, by urgency: the heading of the outcome. */
  actions: Readonly<Record<Urgency, string>>;
  /** What stands below the heading of the outcome. */
  children: (outcome: GuideOutcome) => ReactNode;
}

/** The urgency guide, connected to its machine. Each step has an entry in the history; the answers stay in memory. */
export function UrgentGuide({ guide, signs, actions, children }: UrgentGuideProps) {
  const router = useRouter();
  const actor = siteActor('urgent-guide', urgentGuideMachine, { input: guideData(guide, signs) });
  const { send } = actor;
  const snapshot = useSelector(actor, (snapshot) => snapshot);
  const { value: screen, context } = snapshot;
  const heading = useRef<HTMLHeadingElement>(null);
  const lastScreen = useRef(screen);

  useLayoutEffect(() => {
    const { pathname } = router.history.location;
    const entryStep = () => router.history.location.state.guideStep ?? 0;
    const followEntry = () => goToStep(actor, entryStep());
    followEntry();
    // A reload loses the answers and keeps the entries: without this, Back would do nothing for as many presses.
    const lost = entryStep() - stepOf(actor.getSnapshot());
    if (lost > 0) router.history.go(-lost);
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
  function answer(question: GuideQuestion, option: string): void {
    send({ type: 'question.answered', question, option });
    router.navigate({
      to: '.',
      hash: true,
      state: { guideStep: stepOf(actor.getSnapshot()) },
      resetScroll: false,
    });
  }

  const known = knownAudiences(context.guide, context);
  const wordsOf = (sign: Sign) => (known.includes(sign.audience) ? signPhrase(sign) : signInWords(sign));
  const signsIn = (found: readonly { id: string }[]) => signs.filter(({ id }) => found.some((one) => one.id === id));
  const buttons = {
    onBack: () => router.history.back(),
    onRestart: () => {
      router.history.go(-stepOf(actor.getSnapshot()));
      send({ type: 'guide.restarted' });
    },
  };

  if (screen === 'outcome') {
    const urgency = urgencyOf(context.guide, context);
    const chosen = signsIn(chosenSigns(context.guide, context));
    const fitting = signsIn(fittingSigns(context.guide, context));
    const unsure = isUnsure(context.guide, context);
    const action = unsure ? undefined : actionOf(chosen, urgency);
    return (
      <GuideScreen
        key={screen}
        heading={heading}
        title={action ?? actions[urgency]}
        level={levelOf(urgency)}
        {...buttons}
      >
        {children({
          urgency,
          isComplete: action !== undefined,
          isForChild: known.includes('children'),
          chosen,
          dangers: unsure ? fitting.filter((sign) => sign.urgency === '911' && !chosen.includes(sign)) : [],
          wordsOf,
        })}
      </GuideScreen>
    );
  }

  const { question, ofChild = question, hint } = guide[screen];
  const title = known.includes('children') ? ofChild : question;
  return (
    <GuideScreen
      key={screen}
      heading={heading}
      title={title}
      hint={hint}
      progress={progressOf(snapshot, screen)}
      {...(screen !== 'happened' && buttons)}
    >
      {screen === 'signs' || screen === 'moreSigns' ? (
        <GuideSigns
          label={title}
          checks={signsIn(listedSigns(context.guide, context, screen)).map((sign) => ({
            id: sign.id,
            label: wordsOf(sign),
            isChecked: context.checked.includes(sign.id),
            onToggled: () => send({ type: 'sign.toggled', sign: sign.id }),
          }))}
          words={guide.signs}
          onAnswered={(option) => answer(screen, option)}
        />
      ) : (
        <GuideOptions
          label={title}
          options={guide[screen].options}
          chosen={context[screen]}
          onChosen={(option) => answer(screen, option)}
        />
      )}
    </GuideScreen>
  );
}

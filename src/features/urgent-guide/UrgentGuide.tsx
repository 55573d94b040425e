import { useActor } from '@xstate/react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Sign, Urgency, UrgencyGuide } from '#content/types.ts';
import {
  asksAboutLenses,
  chosenSigns,
  type GuideData,
  mostUrgent,
  offeredSigns,
} from '#machines/urgent-guide/urgency.ts';
import { urgentGuideMachine } from '#machines/urgent-guide/urgent-guide.machine.ts';
import { GuideOptions, GuideScreen, GuideSigns } from '../../components/urgency/GuideScreen.tsx';
import { levelOf } from '../../rules/urgency.ts';

/** What the guide answers. */
export interface GuideOutcome {
  urgency: Urgency;
  /** The signs that the visitor checked. */
  chosen: readonly Sign[];
  /** For a visitor who is not sure, the most urgent of the signs that were offered; otherwise empty. */
  possible: readonly Sign[];
}

const guideData = ({ whom, lenses, happened }: UrgencyGuide, signs: readonly Sign[]): GuideData => ({
  signs,
  whom: whom.options,
  lenses: lenses.options,
  happened: happened.options,
});

/** The urgency guide, connected to its machine. The answers stay in memory. */
export function UrgentGuide({
  guide,
  signs,
  actions,
  wordsOf,
  children,
}: {
  guide: UrgencyGuide;
  /** All warning signs, most urgent first. */
  signs: readonly Sign[];
  /** What to do, by urgency: the heading of the outcome. */
  actions: Readonly<Record<Urgency, string>>;
  /** A sign for a list. */
  wordsOf: (sign: Sign) => string;
  /** What stands below the heading of the outcome. */
  children: (outcome: GuideOutcome) => ReactNode;
}) {
  const [{ value, context }, send] = useActor(urgentGuideMachine, { input: guideData(guide, signs) });
  const heading = useRef<HTMLHeadingElement>(null);
  const screen = typeof value === 'string' ? value : 'outcome';
  const lastScreen = useRef(screen);

  useEffect(() => {
    if (lastScreen.current === screen) return;
    lastScreen.current = screen;
    heading.current?.focus();
  }, [screen]);

  const withIds = (found: readonly { id: string }[]) => signs.filter((sign) => found.some(({ id }) => id === sign.id));
  const onBack = () => send({ type: 'back.pressed' });
  const onRestart = () => send({ type: 'guide.restarted' });

  if (typeof value !== 'string') {
    const urgency = value.outcome;
    const offered = withIds(offeredSigns(context.guide, context));
    return (
      <GuideScreen
        key={screen}
        heading={heading}
        title={actions[urgency]}
        level={levelOf(urgency)}
        onBack={onBack}
        onRestart={onRestart}
      >
        {children({
          urgency,
          chosen: withIds(chosenSigns(context.guide, context)),
          possible: context.isUnsure ? offered.filter((sign) => sign.urgency === mostUrgent(offered, 'next exam')) : [],
        })}
      </GuideScreen>
    );
  }

  const isAsked = context.whom === '' || asksAboutLenses(context.guide, context.whom);
  const questions = ['whom', ...(isAsked ? ['lenses'] : []), 'happened', 'signs'];
  const { question, hint } = guide[value];
  const props = {
    heading,
    title: question,
    hint,
    progress: { question: questions.indexOf(value) + 1, of: questions.length },
    ...(value !== 'whom' && { onBack, onRestart }),
  };

  if (value === 'signs') {
    return (
      <GuideScreen key={screen} {...props}>
        <GuideSigns
          label={question}
          signs={withIds(offeredSigns(context.guide, context)).map((sign) => ({
            id: sign.id,
            label: wordsOf(sign),
            isChecked: context.signs.includes(sign.id),
            onToggled: () => send({ type: 'sign.toggled', sign: sign.id }),
          }))}
          others={[
            { label: guide.signs.none, isChecked: context.isNone, onToggled: () => send({ type: 'none.toggled' }) },
            {
              label: guide.signs.unsure,
              isChecked: context.isUnsure,
              onToggled: () => send({ type: 'unsure.toggled' }),
            },
          ]}
          error={context.needsAnswer ? guide.signs.unanswered : undefined}
          button={guide.signs.button}
          onRequested={() => send({ type: 'outcome.requested' })}
        />
      </GuideScreen>
    );
  }

  return (
    <GuideScreen key={screen} {...props}>
      <GuideOptions
        label={question}
        options={guide[value].options}
        chosen={context[value]}
        onChosen={(option) => send({ type: 'option.chosen', option })}
      />
    </GuideScreen>
  );
}

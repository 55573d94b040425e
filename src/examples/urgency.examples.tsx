import { EyeDiagram } from '../components/EyeDiagram/EyeDiagram.tsx';
import { Scene } from '../components/Scene/Scene.tsx';
import {
  GuideFrame,
  GuideOptions,
  GuideScreen,
  GuideSigns,
  OutcomeDetails,
} from '../components/urgency/GuideScreen.tsx';
import { UrgencyChart, UrgentCallout } from '../components/urgency/UrgencyChart.tsx';
import { type Examples, longText } from './data.ts';

export const examples: Examples = {
  EyeDiagram: {
    'of a cloudy lens': <EyeDiagram topic="cataracts" />,
    'of a topic without a drawing': <EyeDiagram topic="nothing" />,
  },
  Scene: {
    'with clear vision': <Scene condition="cataracts" strength={0} />,
    'with a strong cataract': <Scene condition="cataracts" strength={1} />,
  },
  UrgencyChart: {
    'from an emergency to the next exam': (
      <UrgencyChart
        steps={[
          {
            urgency: 'emergency room',
            advice: 'Do not wait.',
            action: 'Go to an emergency room now',
            level: 'emergency',

            signs: [
              {
                id: 'chemical',
                words: 'A chemical in the eye',
                firstAid: ['Rinse.', 'Call Poison Control at 1-800-222-1222.'],
              },
            ],
          },
          {
            urgency: 'today',
            advice: 'Do not wait.',
            action: 'Call us today',
            level: 'soon',

            signs: [{ id: 'long', words: longText, firstAid: [] }],
          },
          {
            urgency: 'this week',
            advice: 'Do not wait.',
            action: 'Call us this week',
            level: 'week',

            signs: [{ id: 'glare', words: 'Glare', firstAid: [] }],
          },
          {
            urgency: 'next exam',
            advice: 'Do not wait.',
            action: 'Ask at your next exam',
            level: 'exam',

            signs: [{ id: 'itch', words: 'Itch', firstAid: [] }],
          },
        ]}
      >
        <a href="#call">Call</a>
      </UrgencyChart>
    ),
  },
  GuideFrame: {
    'around a text': (
      <GuideFrame>
        <p>{longText}</p>
      </GuideFrame>
    ),
  },
  GuideScreen: {
    'the first question': (
      <GuideScreen heading={null} title="Who needs help?" hint={longText} progress={{ question: 1, of: 4 }}>
        <GuideOptions
          label="Who needs help?"
          options={[{ id: 'adult', label: 'An adult' }]}
          chosen=""
          onChosen={() => {}}
        />
      </GuideScreen>
    ),
    'a later question': (
      <GuideScreen
        heading={null}
        title={longText}
        progress={{ question: 3, of: 4 }}
        onBack={() => {}}
        onRestart={() => {}}
      >
        <p>{longText}</p>
      </GuideScreen>
    ),
    'an emergency': (
      <GuideScreen heading={null} title="Call 911 now" level="emergency" onBack={() => {}} onRestart={() => {}}>
        <p>{longText}</p>
      </GuideScreen>
    ),
    'what can wait': (
      <GuideScreen heading={null} title="Ask at your next exam" level="exam" onRestart={() => {}}>
        <p>{longText}</p>
      </GuideScreen>
    ),
  },
  GuideOptions: {
    'with an earlier answer': (
      <GuideOptions
        label="What happened?"
        options={[
          { id: 'injury', label: 'An injury' },
          { id: 'vision', label: longText },
        ]}
        chosen="vision"
        onChosen={() => {}}
      />
    ),
  },
  GuideSigns: {
    'with a checked sign': (
      <GuideSigns
        label="Which of these do you notice?"
        signs={[
          { id: 'pain', label: 'A painful red eye', isChecked: true, onToggled: () => {} },
          { id: 'long', label: longText, isChecked: false, onToggled: () => {} },
        ]}
        others={[{ label: 'None of these', isChecked: false, onToggled: () => {} }]}
        error={undefined}
        button="Show what to do"
        onRequested={() => {}}
      />
    ),
    'without an answer': (
      <GuideSigns
        label="Which of these do you notice?"
        signs={[{ id: 'pain', label: 'A painful red eye', isChecked: false, onToggled: () => {} }]}
        others={[{ label: 'None of these', isChecked: false, onToggled: () => {} }]}
        error="Check what you notice."
        button="Show what to do"
        onRequested={() => {}}
      />
    ),
  },
  OutcomeDetails: {
    'with first aid': (
      <OutcomeDetails
        advice="If nobody can take you, call 911."
        call={<a href="#call">Call</a>}
        reasons={[
          { lead: 'You checked:', signs: [{ words: 'A chemical in the eye', firstAid: ['Rinse it.', longText] }] },
          { lead: 'It may be:', signs: [{ words: longText, firstAid: [] }] },
        ]}
        notes={[]}
        more={<a href="#more">More</a>}
        notADiagnosis="This is no diagnosis."
      />
    ),
    'without a sign': (
      <OutcomeDetails
        advice={longText}
        call={<a href="#call">Call</a>}
        reasons={[]}
        notes={['You checked none.', longText]}
        more={null}
        notADiagnosis="This is no diagnosis."
      />
    ),
  },
  UrgentCallout: {
    'with two steps': (
      <UrgentCallout
        steps={[
          {
            urgency: 'call now',
            action: 'Call us now',
            advice: 'Do not wait.',
            level: 'soon',
            signs: [{ id: 'curtain', words: 'A dark curtain', firstAid: ['Do not rub the eye.'] }],
          },
          {
            urgency: 'today',
            action: 'Call us today',
            advice: longText,
            level: 'soon',
            signs: [{ id: 'long', words: longText, firstAid: [] }],
          },
        ]}
      >
        <a href="#call">Call</a>
      </UrgentCallout>
    ),
  },
};

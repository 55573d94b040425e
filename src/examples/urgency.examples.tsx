import { diagrams } from '#content/diagrams.data.ts';
import { scenes } from '#content/scenes.data.ts';
import { Scene } from '#src/components/scene/Scene.tsx';
import { GuideOptions, GuideScreen, GuideSigns } from '#src/components/urgency/GuideScreen.tsx';
import { UrgencyChart, type UrgencyStep } from '#src/components/urgency/UrgencyChart.tsx';
import { EyeDiagram } from '#src/routes/eye-hub/-diagram/EyeDiagram.tsx';
import { type Examples, ignore, longText } from './data.ts';

const step = (
  urgency: string,
  action: string,
  level: UrgencyStep['level'],
  words: string,
  firstAid: readonly string[] = [],
): UrgencyStep => ({
  urgency,
  action,
  level,
  advice: 'Do not wait.',
  signs: [{ id: level, words, oneOf: [], firstAid }],
});

export const examples: Examples = {
  'EyeDiagram: of a cloudy lens': diagrams.cataracts && <EyeDiagram diagram={diagrams.cataracts} />,
  'Scene: with a cataract': (
    <Scene condition="cataracts" caption={scenes.topics.cataracts ?? ''} clearCaption={scenes.clear} />
  ),
  'UrgencyChart: from an emergency to the next exam': (
    <UrgencyChart
      steps={[
        step('emergency room', 'Go to an emergency room now', 'emergency', 'A chemical in the eye', [
          'Rinse.',
          'Call Poison Control at [1-800-222-1222](tel:+18002221222).',
        ]),
        step('today', 'Call us today', 'soon', longText),
        step('this week', 'Call us this week', 'week', 'Glare'),
        step('next exam', 'Ask at your next exam', 'exam', 'Itch'),
      ]}
    >
      <a href="#call">Call</a>
    </UrgencyChart>
  ),
  'GuideScreen: a question': (
    <GuideScreen
      heading={null}
      title={longText}
      hint={longText}
      progress={{ question: 3, of: { least: 3, most: 4 } }}
      onBack={ignore}
      onRestart={ignore}
    >
      <GuideOptions
        label={longText}
        options={[
          { id: 'injury', label: 'An injury' },
          { id: 'vision', label: longText },
        ]}
        chosen="vision"
        onChosen={ignore}
      />
    </GuideScreen>
  ),
  'GuideScreen: an emergency': (
    <GuideScreen heading={null} title="Call 911 now" level="emergency" onBack={ignore} onRestart={ignore}>
      <p>{longText}</p>
    </GuideScreen>
  ),
  'GuideScreen: what can wait': (
    <GuideScreen heading={null} title="Ask at your next exam" level="exam" onBack={ignore} onRestart={ignore}>
      <p>{longText}</p>
    </GuideScreen>
  ),
  'GuideSigns: with a checked sign': (
    <GuideSigns
      label="Which of these do you notice?"
      checks={[
        { id: 'pain', label: 'A painful red eye', isChecked: true, onToggled: ignore },
        { id: 'long', label: longText, isChecked: false, onToggled: ignore },
      ]}
      words={{ none: 'None of these', unsure: 'I am not sure', button: 'Show what to do' }}
      onAnswered={ignore}
    />
  ),
};

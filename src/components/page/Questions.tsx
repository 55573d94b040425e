import { LinkedText } from '../elements/LinkedText.tsx';
import { Stack } from '../layout/layout.tsx';

/** Questions with their answers. Each has an id, so that it can be linked to. */
export function Questions({
  questions,
}: {
  questions: readonly { id: string; question: string; answer: readonly string[] }[];
}) {
  return (
    <Stack space="block">
      {questions.map(({ id, question, answer }) => (
        <Stack key={id} space="tight">
          <h3 id={id}>{question}</h3>
          {answer.map((text) => (
            <p key={text}>
              <LinkedText>{text}</LinkedText>
            </p>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}

import { describe, expect, it } from 'vitest';
import { type Content, loadContent } from '../content.ts';
import { guideProblems } from './guide.ts';

const content = await loadContent();
const [answer] = content.guide.happened.options;
if (!answer) throw new Error('The guide has no answers.');

/** What the check says when "What happened?" has these answers. */
const problemsWith = (options: Content['guide']['happened']['options']) =>
  guideProblems({ ...content, guide: { ...content.guide, happened: { ...content.guide.happened, options } } });

describe('the check of the urgency guide', () => {
  it('finds nothing in the guide', () => {
    expect(guideProblems(content)).toEqual([]);
  });

  it('finds a sign that does not exist', () => {
    const options = [...content.guide.happened.options, { ...answer, id: 'more', signs: ['no-such-sign'] }];
    expect(problemsWith(options)).toEqual(['guide/more: there is no sign no-such-sign']);
  });

  it('finds an urgent sign that no answers lead to', () => {
    const [sign] = content.signs;
    const without = content.guide.happened.options.map((option) => ({
      ...option,
      signs: option.signs.filter((id) => id !== sign?.id),
    }));
    expect(problemsWith(without)).toEqual([`guide: no answers lead to the sign ${sign?.id}`]);
  });

  it('finds a sign of an audience that no answers select', () => {
    const found = content.guide.happened.options
      .flatMap(({ id, audiences, signs }) => signs.map((sign) => ({ id, audiences, sign })))
      .find(({ audiences, sign }) => {
        const audience = content.signs.find((other) => other.id === sign)?.audience;
        return audience !== undefined && audiences.includes(audience);
      });
    const without = content.guide.happened.options.map((option) => ({ ...option, audiences: [] }));
    expect(problemsWith(without)).toContain(
      `guide/${found?.id}: no answers select the audience of the sign ${found?.sign}`,
    );
  });
});

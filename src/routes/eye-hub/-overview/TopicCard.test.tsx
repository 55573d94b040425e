import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInRouter } from '../../../../tests/support/render-in-router.tsx';
import { TopicCard } from './TopicCard.tsx';

afterEach(cleanup);

describe('the topic card', () => {
  it('is one link, named by its title, to the page of the topic', async () => {
    await renderInRouter(
      <TopicCard
        topic={{ slug: 'cataracts', category: 'conditions', title: 'Cataracts', summary: 'A cloudy lens.' }}
      />,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Cataracts' })).toBeDefined();
    expect(screen.getByText('A cloudy lens.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Cataracts' }).getAttribute('href')).toBe('/eye-hub/conditions/cataracts');
  });
});

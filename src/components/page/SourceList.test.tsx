import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SourceList } from './SourceList.tsx';

const source = {
  organization: 'National Eye Institute',
  title: 'Dry Eye',
  url: 'https://www.nei.nih.gov/dry-eye',
  supports: 'What dry eye is',
  checkedOn: null,
};

describe('the list of sources', () => {
  it('names the organization and opens its page in a new tab', () => {
    render(<SourceList sources={[source]} note="Not reviewed." />);
    const link = screen.getByRole('link', { name: 'National Eye Institute: Dry Eye (opens in a new tab)' });
    expect(screen.getByRole('listitem').textContent?.match(/National Eye Institute/g)).toHaveLength(1);
    expect(link.getAttribute('href')).toBe(source.url);
    expect(screen.getByText('What dry eye is.')).toBeDefined();
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('says when a source was checked, and invents no date', () => {
    const { rerender } = render(<SourceList sources={[source]} note="Not reviewed." />);
    expect(screen.queryByText(/Checked/)).toBeNull();
    rerender(<SourceList sources={[{ ...source, checkedOn: 'November 3, 2026' }]} note="Not reviewed." />);
    expect(screen.getByText('Checked November 3, 2026.')).toBeDefined();
  });
});

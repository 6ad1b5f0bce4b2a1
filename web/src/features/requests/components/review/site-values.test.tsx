import { render, screen } from '@testing-library/react';
import { SiteValues } from './site-values.tsx';

it('names values as people write them', () => {
  render(<SiteValues values={['3 day', '1 week', '900 mg', '2.5 tablet', 'https://evil.example']} />);
  expect(screen.getByRole('alert').textContent).toBe(
    'The site’s own words: 3 days, 1 week, 900 mg, 2.5 tablets, https://evil.example. No cited passage states them. Check before sending.',
  );
});

it('says nothing without values', () => {
  const { container } = render(<SiteValues values={[]} />);
  expect(container.textContent).toBe('');
});

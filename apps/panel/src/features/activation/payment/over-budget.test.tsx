import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { finishedDraft } from '@jarchi/domain/drafts/testing/finished-drafts.ts';
import { REACH_STORY, sampleQuoted } from '#testing/sample-activation.fa.ts';
import { OverBudget } from './OverBudget.tsx';

const campaign = (change: Parameters<typeof sampleQuoted>[1]) => sampleQuoted(finishedDraft(REACH_STORY), change);

test('a package above its budget is told, net of VAT', () => {
  render(<OverBudget {...campaign({ budget: 35_000_000 })} />);
  expect(screen.getByText(/^این کمپین ۱٬۲۰۰٬۰۰۰ تومان بیشتر از سقف بودجهٔ شماست \(۳۵٬۰۰۰٬۰۰۰ تومان/)).toBeDefined();
});

test.each([
  ['within its budget', { budget: 36_200_000 }],
  ['without a budget', { budget: null }],
  ['whose budget is a ceiling', { budget: 1_000_000, campaign_type: 'INFLUENCE' }],
] as const)('a campaign %s has no warning', (_, change) => {
  const { container } = render(<OverBudget {...campaign(change)} />);
  expect(container.textContent).toBe('');
});

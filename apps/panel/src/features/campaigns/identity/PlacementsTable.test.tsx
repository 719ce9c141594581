import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sampleCampaign } from '#testing/sample-answers.fa.ts';
import { openWideWindow } from '#testing/wide-window.ts';
import { PlacementsTable } from './PlacementsTable.tsx';

const { placements } = sampleCampaign();

test('a narrow window shows cards, with one row of totals', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(new EventTarget(), { matches: false }) as MediaQueryList);
  render(<PlacementsTable placements={placements} />);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getAllByText('جمع ۲ ناشر')).toHaveLength(1);
});

test('a wide window shows a table, with one row of totals', () => {
  openWideWindow();
  render(<PlacementsTable placements={placements} />);
  expect(screen.getByRole('table')).toBeDefined();
  expect(screen.getAllByText('جمع ۲ ناشر')).toHaveLength(1);
});

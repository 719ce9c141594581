import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PeriodCalendar } from './PeriodCalendar.tsx';

test('the days of a calendar are read in the order of speech', () => {
  const period = { start: '2026-12-20', end: null };
  render(
    <PeriodCalendar
      label="شروع"
      value={period.start}
      period={period}
      min="2026-12-01"
      max="2027-01-10"
      months={1}
      onPick={() => undefined}
    />,
  );
  expect(screen.getByText('۲۸').getAttribute('aria-label')).toBe('شنبه ۲۸ آذر ۱۴۰۵');
  expect(screen.getByText('۲۹').getAttribute('aria-label')).toBe('یکشنبه ۲۹ آذر ۱۴۰۵، انتخاب‌شده');
});

import { expect, test } from 'vitest';
import { savedText } from './saved-text.ts';

test('the time of a save names today, yesterday or the date', () => {
  const now = Date.parse('2026-11-10T12:00:00Z');
  expect(savedText('2026-11-10T06:54:00Z', now)).toBe('امروز، ۱۰:۲۴');
  expect(savedText('2026-11-09T14:12:00Z', now)).toBe('دیروز، ۱۷:۴۲');
  expect(savedText('2026-11-01T14:12:00Z', now)).toBe('۱۰ آبان، ۱۷:۴۲');
});

import { tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { expect, test } from 'vitest';
import { getDeadline } from './deadline.ts';

const now = tehranInstant('2026-11-10', 16);
const at = (day: string, hour: number) => new Date(tehranInstant(day, hour)).toISOString();

test.each([
  ['2026-11-10', 18, 'تا امروز، ۱۸:۰۰', 'urgent'],
  ['2026-11-10', 20, 'تا امروز، ۲۰:۰۰', 'soon'],
  ['2026-11-11', 18, 'تا فردا، ۱۸:۰۰', 'soon'],
  ['2026-11-12', 18, 'تا پنجشنبه ۲۱ آبان', 'neutral'],
  ['2026-11-10', 16, 'مهلت گذشت', 'urgent'],
])('%s at %i is «%s»', (day, hour, words, tone) => {
  expect(getDeadline(at(day, hour), now)).toEqual({ words, tone });
});

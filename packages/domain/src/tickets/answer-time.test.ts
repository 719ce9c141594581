import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#calendar/durations.ts';
import { tehranInstant } from '#calendar/jalali.ts';
import { OFFICE_WEEK } from '#calendar/work/working-hours.ts';
import { ANSWER_DAYS, type FirstAnswer, findAnswerMinutes } from './answer-time.ts';

const calendar = { week: OFFICE_WEEK, holidays: new Set(['2026-11-10']) };
/** Saturday 7 November 2026, ten in the morning. */
const opened = tehranInstant('2026-11-07', 10);
const now = opened + 5 * DAY_MS;
const after = (...minutes: number[]): FirstAnswer[] => minutes.map((wait) => ({ opened, answered: opened + wait * MINUTE_MS }));

test.each([
  ['fewer than five answers', after(10, 20, 30, 40), undefined],
  ['five answers', after(300, 10, 30, 20, 40), 30],
  ['an even number of answers', after(10, 20, 30, 45, 60, 70), 38],
  ['answers at once', after(0, 0, 0, 0, 0), 1],
  // From 10 to 17, and from 9 to 10 on the next day.
  ['answers of the next day', after(1440, 1440, 1440, 1440, 1440), 8 * 60],
])('%s promise %s', (_name, answers, minutes) => {
  expect(findAnswerMinutes(answers, now, calendar)).toBe(minutes);
});

test('an answer counts from the moment it is given until the end of the thirty days', () => {
  const five = after(30, 30, 30, 30, 30);
  const answered = five[0]!.answered;
  expect(findAnswerMinutes(five, answered - 1, calendar)).toBeUndefined();
  expect(findAnswerMinutes(five, answered + ANSWER_DAYS * DAY_MS, calendar)).toBe(30);
  expect(findAnswerMinutes(five, answered + ANSWER_DAYS * DAY_MS + 1, calendar)).toBeUndefined();
});

test('nights and holidays are not waited for', () => {
  const from = tehranInstant('2026-11-09', 16);
  const wait = { opened: from, answered: tehranInstant('2026-11-11', 9) + HOUR_MS };
  expect(findAnswerMinutes([wait, wait, wait, wait, wait], now, calendar)).toBe(120);
});

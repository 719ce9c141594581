import { expect, test } from 'vitest';
import { checkMessage, checkRating, checkTicket, cleanTicketText, MESSAGE_MAX, RATING_WORDS_MAX, SUBJECT_MAX } from './ticket-checks.ts';

test.each([
  ['  سلام  ', 'سلام'],
  ['يك كتاب', 'يك كتاب'],
  ['یک کتاب ۱۲ 12 ١٢', 'یک کتاب ۱۲ 12 ١٢'],
  ['می\u200cرود', 'می\u200cرود'],
  ['one\r\ntwo\rthree\tend', 'one\ntwo\nthree\tend'],
  ['a\u0000b\u001bc\u0085d', 'abcd'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  [' \n\t\u200c\u200f\u2066 ', ''],
  ['', ''],
])('%j is stored as %j', (typed, stored) => {
  expect(cleanTicketText(typed)).toBe(stored);
});

const whole = { category: 'finance', subject: 'فاکتور', text: 'فاکتور مهر کجاست؟', attachments: 0 };
const codes = (issues: readonly { field: string; code: string }[]) => issues.map(({ field, code }) => `${field} ${code}`);

test.each([
  [{}, []],
  [{ subject: 'س'.repeat(SUBJECT_MAX), text: 'م'.repeat(MESSAGE_MAX), attachments: 5 }, []],
  [{ category: '' }, ['category required']],
  [{ subject: '', text: '' }, ['subject required', 'text required']],
  [{ subject: 'س'.repeat(SUBJECT_MAX + 1) }, ['subject too_long']],
  [{ text: 'م'.repeat(MESSAGE_MAX + 1), attachments: 6 }, ['text too_long', 'attachments too_many']],
])('a ticket with %j has the issues %j', (change, issues) => {
  expect(codes(checkTicket({ ...whole, ...change }))).toEqual(issues);
});

test('a message needs words, even with files', () => {
  expect(codes(checkMessage({ text: '', attachments: 1 }))).toEqual(['text required']);
});

test.each([
  [1, '', []],
  [5, 'ک'.repeat(RATING_WORDS_MAX), []],
  [0, '', ['rating required']],
  [6, '', ['rating required']],
  [2.5, 'ک'.repeat(RATING_WORDS_MAX + 1), ['rating required', 'words too_long']],
])('a rating of %d with the words %j has the issues %j', (rating, words, issues) => {
  expect(codes(checkRating({ rating, words }))).toEqual(issues);
});

import { expect, test } from 'vitest';
import { checkNoteText } from './report-notes.ts';

test.each([
  ['', ['required']],
  ['   ', ['required']],
  ['a', []],
  ['ا'.repeat(200), []],
  [`${'ا'.repeat(200)}  `, []],
  ['ا'.repeat(201), ['too_long']],
])('the note %j has the issues %j', (text, codes) => {
  expect(checkNoteText(text).map(({ code }) => code)).toEqual(codes);
});

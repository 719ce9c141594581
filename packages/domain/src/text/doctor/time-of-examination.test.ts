import { expect, test } from 'vitest';
import { examineText } from './examine-text.ts';

const LENGTH = 2200 / 4;
const TIMES_LONGER = 8;

/** Measures processor time: on a busy machine a long examination is interrupted more often than a short one. */
function examinationMs(text: string): number {
  const start = process.cpuUsage();
  examineText(text);
  return process.cpuUsage(start).user / 1000;
}

/** The smallest growth of several runs: other work of the machine only slows a run down. */
function findGrowth(part: string): number {
  const [short, long] = [fill(part, LENGTH), fill(part, LENGTH * TIMES_LONGER)];
  let growth = Infinity;
  for (let attempt = 0; attempt < 20 && growth > LINEAR; attempt += 1) {
    const shortMs = Math.max(0.02, Math.min(examinationMs(short), examinationMs(short)));
    growth = Math.min(growth, examinationMs(long) / shortMs);
  }
  return growth;
}

// Linear work grows eightfold, quadratic work sixty-four fold.
const LINEAR = 24;

const fill = (part: string, length: number) => `سلام${part.repeat(Math.ceil(length / part.length))}`.slice(0, length);

test.each([
  'علي كتاب ها را می خواند, 3 روز... ',
  'a',
  'a.',
  'a-',
  'a@',
  'http://!',
  'a.ir/!',
  'www.a',
  '0',
  '0912 ',
  '012 345-',
  '1.',
  '1,',
  '1 - ',
  '12-',
  '`a ',
  '{a',
  '#ا',
  '👩‍',
  '( ',
  '« ',
  '"',
  ' "ا" ',
  '.',
  ' .',
  '! ',
  '؟!',
  ' ',
  '\n ',
  '\n',
  'ـ',
  'س',
  'سـ',
  'می',
  'می ',
  'ها ',
  'خانه ی ',
  'ه ',
  '\u200c',
  'ا\u200c',
  'ا¬',
  'هه',
  'ههها',
  '\u064b',
  'ﺳ',
  '﷼',
  ':-',
  '<3 ',
])('a text of %j takes time that grows with its length and no faster', (part) => {
  expect(findGrowth(part)).toBeLessThanOrEqual(LINEAR);
});

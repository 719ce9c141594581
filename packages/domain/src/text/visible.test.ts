import { expect, test } from 'vitest';
import { visiblePart } from './visible.ts';

test.each([
  '',
  ' \n\t',
  '\u00a0\u2003\u3000',
  '\u200c\u200d',
  '\u3164\u115f\u1160\uffa0',
  '\u2800 \u00ad',
  '\ufeff\u202b',
  '\u180e',
  '\ufe0f\ufe0e',
  '\u{e0100}\u{e0067}\u{e007f}',
  '\u034f',
  '\0\u0001\u007f',
])('marks that are drawn as nothing are no text: %j', (unseen) => expect(visiblePart(unseen)).toBe(''));

test.each([
  [' می\u200cخواهم ', 'میخواهم'],
  ['1\ufe0f\u20e3', '1\u20e3'],
  ['\u0651', '\u0651'],
])('what is drawn stays: %j', (text, seen) => expect(visiblePart(text)).toBe(seen));

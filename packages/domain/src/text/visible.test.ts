import { expect, test } from 'vitest';
import { visiblePart } from './visible.ts';

test('marks that are drawn as nothing are no text', () => {
  for (const unseen of ['', ' \n', '\u200c\u200d', '\u3164', '\u2800 \u00ad', '\ufeff\u202b']) expect(visiblePart(unseen)).toBe('');
  expect(visiblePart(' می\u200cخواهم ')).toBe('میخواهم');
});

import { expect, test } from 'vitest';
import { foldLetters } from './persian-letters.ts';

test('yeh and kaf of Arabic keyboards become Persian; hamza, half-space and Latin letters stay', () => {
  expect(foldLetters('علي مكي مصطفى')).toBe('علی مکی مصطفی');
  expect(foldLetters('رئیسی می‌رود Kay')).toBe('رئیسی می‌رود Kay');
});

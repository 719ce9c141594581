import { expect, test } from 'vitest';
import { getFormatTitle } from './format-title.ts';

test('a pin has its own title on Rubika, and none of Rubika on Soroush', () => {
  expect(getFormatTitle({ media_type: 'RUBIKA', content_type: 'PIN' })).toBe('پین در فهرست پیام‌ها');
  expect(getFormatTitle({ media_type: 'SOROUSH', content_type: 'PIN' })).toBe('پین');
  expect(getFormatTitle({ media_type: 'RUBIKA', content_type: 'POST' })).toBe('پست');
});

import { expect, test } from 'vitest';
import { isLater, readSigns } from './live-messages.ts';

test('complete messages are parsed; the rest stays in the buffer', () => {
  const { signs, rest } = readSigns('id: 7.2.9\nevent: campaign\ndata: 5\n\nevent: notice\ndata: \n\nevent: ba');
  expect(signs).toEqual([
    { name: 'campaign', data: '5', id: '7.2.9' },
    { name: 'notice', data: '', id: undefined },
  ]);
  expect(rest).toBe('event: ba');
});

test.each([
  ['12.1.0', undefined, true],
  ['12.1.0', '9.8.0', true],
  ['9.8.0', '12.1.0', false],
  ['12.10.0', '12.9.99', true],
  ['12.9.99', '12.9.0', false],
  ['90071992547409931.1.0', '90071992547409930.1.0', true],
])('%s after %s: %s', (a, b, later) => {
  expect(isLater(a, b)).toBe(later);
});

import { expect, test } from 'vitest';
import { describeFailure } from './failure.ts';
import { failureFa } from './failure.fa.ts';

const answer = (status: number, code: string) => Object.assign(new Error(code), { status, code });

test.each([
  ['no answer', answer(0, 'network'), 'network', true],
  ['a store that does not answer', answer(503, 'unavailable'), 'unavailable', true],
  ['a server without room', answer(507, 'no_room'), 'full', true],
  ['a fault of the server', answer(500, 'internal'), 'fault', true],
  ['an answer that is not ours', answer(502, 'unknown'), 'fault', true],
  ['a role that may not', answer(403, 'role_refused'), 'role', false],
  ['a right that is missing', answer(403, 'forbidden'), 'forbidden', false],
  ['what is not there', answer(404, 'not_found'), 'missing', false],
  ['too many requests', answer(429, 'rate_limited'), 'busy', true],
  ['a request that cannot be meant', answer(400, 'filter_invalid'), 'refused', false],
  ['a bug of ours', new Error('x'), 'unknown', true],
  ['nothing known', undefined, 'unknown', true],
] as const)('%s is told as that, with another try only where it can help', (_, error, kind, canRetry) => {
  expect(describeFailure(error)).toMatchObject({ text: failureFa.texts[kind], canRetry });
});

test('only a request without an answer is told as a broken connection', () => {
  const connection = Object.entries(failureFa.texts).filter(([, text]) => /اتصال را/.test(text));
  expect(connection.map(([kind]) => kind)).toEqual(['network']);
});

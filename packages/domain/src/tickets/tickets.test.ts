import { expect, test } from 'vitest';
import { actOnTicket, categoryOf } from './tickets.ts';

test.each([
  ['waiting', 'write', 'waiting'],
  ['answered', 'write', 'waiting'],
  ['waiting', 'answer', 'answered'],
  ['answered', 'answer', 'answered'],
  ['waiting', 'note', 'waiting'],
  ['closed', 'note', 'closed'],
  ['waiting', 'close', 'closed'],
  ['closed', 'close', 'closed'],
  ['closed', 'reopen', 'waiting'],
  ['answered', 'reopen', 'answered'],
] as const)('a ticket that is %s becomes, by %s, %s', (state, act, after) => {
  expect(actOnTicket(state, act)).toEqual({ ok: true, value: after });
});

test.each(['write', 'answer'] as const)('a closed ticket refuses to %s', (act) => {
  expect(actOnTicket('closed', act)).toEqual({ ok: false, error: { code: 'ticket_closed' } });
});

test('a ticket about a campaign begins among campaigns, one about money among money', () => {
  expect([categoryOf('campaign'), categoryOf('order'), categoryOf('document')]).toEqual(['campaign', 'finance', 'finance']);
});

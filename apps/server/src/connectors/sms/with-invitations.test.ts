import { expect, test } from 'vitest';
import { succeed } from '@jarchi/domain/result.ts';
import type { DeliveryOutcome, OutgoingMessage } from '../messengers/messenger.ts';
import { withInvitations } from './with-invitations.ts';

function openService({ canNotify = true, outcome = { state: 'sent' } }: { canNotify?: boolean; outcome?: DeliveryOutcome } = {}) {
  const delivered: OutgoingMessage[] = [];
  const service = {
    canNotify,
    isLog: false,
    sendCode: async () => succeed(null),
    deliver: async (message: OutgoingMessage) => (delivered.push(message), outcome),
  };
  return { delivered, sender: withInvitations(service, 'https://panel.example') };
}

test('an invitation leaves by the template of notices, with a title that a template takes and the address of the panel', async () => {
  const { delivered, sender } = openService();
  expect(await sender.sendInvitation?.('09123456789', { title: 'بازرگانی بزرگ نیک‌آفرین شرق و غرب تهران' })).toEqual(succeed(null));
  expect(delivered).toMatchObject([
    { to: '09123456789', title: 'دعوت به حساب «بازرگانی بزرگ نیک‌آفرین شرق»', url: 'https://panel.example' },
  ]);
  expect(delivered[0]?.title.split(/\s+/).length).toBeLessThanOrEqual(9);
});

test.each([
  [{ state: 'unclear', reason: 'no answer' }, true],
  [{ state: 'refused', reason: 'code 411' }, false],
  [{ state: 'retry', reason: 'code 429', after_seconds: 30, scope: 'message' }, false],
] as const)('what may have arrived counts as sent: %o', async (outcome, isSent) => {
  const answer = await openService({ outcome }).sender.sendInvitation?.('09123456789', { title: 'سپیدار' });
  expect(answer?.ok).toBe(isSent);
});

test('a service without a template of notices sends no invitation', () => {
  expect(openService({ canNotify: false }).sender.sendInvitation).toBeUndefined();
});

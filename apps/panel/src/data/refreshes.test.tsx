import { expect, test, vi } from 'vitest';
import { DEFAULT_DELIVERY } from '@jarchi/domain/channels/delivery-time.ts';
import type { DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import { refusal, type FakeAnswers } from '#testing/fake-api.ts';
import { CAMPAIGNS, CONTENTS, findRefreshed, inOrder, MONEY, refreshRow, KNOWN } from '#testing/find-refreshed.tsx';
import { sampleFinancialInfo } from '#testing/sample-account.fa.ts';
import { sampleContent } from '#features/contents/testing/sample-contents.fa.ts';
import { sampleUser } from '#testing/sample-answers.fa.ts';
import { useSaveFinancialInfo } from './account/financial-info.ts';
import { useDeleteReport, useResendReport, useSaveAlert, useSaveReport } from './alerts/alert-changes.ts';
import { useSavePerson, useSubmitAnswers } from './account/person.ts';
import { useSetPhone } from './session/phone-requests.ts';
import { useLinkBrowser, useSaveSettings, useUnlink } from './channels/channels.ts';
import { useAcceptList } from './contents/accept-list.ts';
import { useApproveContent, useRejectContent, useSeen } from './contents/verdicts.ts';
import { useDeleteTemplate, useSaveTemplate } from './creatives/templates.ts';
import { useRequestOfficial, useWithdrawOfficial } from './documents/official-invoices.ts';
import { useCreatePreInvoice, usePayPreInvoice, useVoidPreInvoice } from './documents/pre-invoices.ts';
import { useDeleteDraft, useDeleteDraftNow } from './drafts/delete-draft.ts';
import { useMoneyThatCame, useOpenPayment } from './finance/charge.ts';
import { useHelpVote } from './help/help.ts';
import { useAskMoneyBack, useDecideRequest, useSaveRequest, useWithdrawRequest } from './money-requests/money-request-changes.ts';
import { useChangePassword, useRemovePasskey } from './session/credentials.ts';
import { useAskPhone, useStopPhoneRequest } from './session/phone-requests.ts';
import { useCloseTicket, useOpenTicket, useRateTicket, useReadTicket, useReopenTicket, useSendMessage } from './tickets/ticket-changes.ts';
import { useSeeAllNotices, useSeeNotice } from './notifications/mark-seen.ts';
import { useCreateShare, useRevokeShare, useUpdateShare } from './sharing/shares.ts';
import { useDeleteNote, useSaveNote } from './reports/note-changes.ts';
import { sendUndoables } from '@jarchi/client-state/change/undoable.ts';
import { useClockMoves } from './world/clock-moves.ts';

const nothing = () => undefined;
const tell = { onSuccess: nothing, onError: nothing };
const waiting = { onSuccess: nothing, onFailed: nothing, onDecided: nothing };
const content = sampleContent(1);
const answers: FakeAnswers = {
  'PATCH /api/main/created_content/feedback/': { body: sampleContent(1, { state: 'confirmed' }) },
  'POST /api/main/publisher-contents/1/': { body: content },
  'POST /api/main/v1/campaigns/5/offers/accept/': { body: { state: 'ACCEPTED' } },
  'DELETE /api/main/v1/campaigns/drafts/7/': { body: {} },
  'DELETE /api/main/v1/scheduled-reports/3/': { body: {} },
  'DELETE /api/main/v1/channels/links/4/': { body: {} },
  'DELETE /api/main/content/media_template/4/': { body: {} },
  'POST /api/main/content/media_template/': { body: { id: 4, title: 'a', file: {} } },
  'PUT /api/accounts/': { body: sampleUser },
  'PATCH /api/accounts/': { body: sampleUser },
  'POST /api/accounts/': { body: sampleUser },
  'DELETE /api/accounts/': { body: {} },
  'PUT /api/financial/financial-info/': { body: sampleFinancialInfo() },
  'POST /api/financial/financial-info/': { body: sampleFinancialInfo() },
  'POST /api/main/advertiser/business-data': { body: {} },
  'POST /api/financial/v2/online-payments': { body: { url: '/gateway' } },
  'POST /api/financial/money': { body: { id: 3, amount: 5_000, state: 'waiting' } },
  'POST /api/financial/v3/payment-invoices/': { body: { id: 5 } },
  'POST /api/financial/pre-invoices/': { body: { id: 5 } },
  'POST /api/crm/support/tickets/': { body: { id: 6 } },
  'DELETE /api/main/v1/campaigns/5/share/3/': { body: {} },
  'DELETE /api/main/v1/campaigns/5/notes/2/': { body: {} },
  'POST /api/main/': { body: {} },
  'PUT /api/main/': { body: {} },
  'PATCH /api/main/': { body: {} },
  // The upload does not use fetch. The change ends before it, and still refreshes.
  'GET /files/a': refusal('not_found', 404),
};
const file = { id: 1, name: 'a.png', type: 'image/png', url: '/files/a', has_poster: false } as DraftFile;
const person = { first_name: 'a', last_name: 'b', email: '' };
const business = {} as Parameters<ReturnType<typeof useSubmitAnswers>['start']>[0];

test.each([
  refreshRow(
    'a new password',
    () => useChangePassword(),
    ({ start }) => start({ password: 'kafe-9ahveh', proof: { by: 'password', password: 'a' } }),
    [],
  ),
  refreshRow(
    'a removed passkey',
    () => useRemovePasskey(tell),
    ({ start }) => start({ id: 4, proof: 'a' }),
    [],
  ),
  refreshRow(
    'a request for another phone',
    () => useAskPhone(),
    ({ start }) => start({ request_id: 'a', code: '12345' }),
    ['requests for another phone'],
  ),
  refreshRow(
    'a request for another phone that is stopped',
    () => useStopPhoneRequest(tell),
    ({ start }) => start(7),
    ['requests for another phone'],
  ),
  refreshRow(
    'a request for money back',
    () => useAskMoneyBack(tell),
    ({ start }) => start({ amount: 5_000, iban: 'IR820540102680020817909002' }),
    [...MONEY, 'requests of money'],
  ),
  refreshRow(
    'a request of staff',
    () => useSaveRequest(tell),
    ({ start }) => start({ kind: 'charge', amount: 5_000, reason: 'a gift', is_draft: false }),
    [...MONEY, 'requests of money'],
  ),
  refreshRow(
    'a decision of staff',
    () => useDecideRequest(3, tell),
    ({ start }) => start({ decision: 'approve', version: 1 }),
    [...MONEY, 'requests of money'],
  ),
  refreshRow(
    'a request that is taken back',
    () => useWithdrawRequest(tell),
    ({ start }) => start(3),
    [...MONEY, 'requests of money'],
  ),
  refreshRow(
    'a rejection',
    () => useRejectContent(content, tell),
    ({ start }) => start({ advertiser_comment: 'a', attachments: [] }),
    [...CONTENTS, ...CAMPAIGNS],
  ),
  refreshRow(
    'a list that is accepted',
    () => useAcceptList(5, tell),
    ({ start }) => start({ expected_total: 1, is_auto_after_charge: false }),
    [...CAMPAIGNS, ...CONTENTS, ...MONEY],
  ),
  refreshRow('a first look at a content', () => useSeen({ id: 1, seen_at: null }), nothing, ['content list']),
  refreshRow(
    'choices of channels',
    () => useSaveSettings(tell),
    ({ start }) => start({ ...DEFAULT_DELIVERY, choices: {} }),
    ['channels'],
  ),
  refreshRow(
    'a browser that is linked',
    () => useLinkBrowser(tell),
    ({ start }) => start({ name: 'Firefox', subscription: null }),
    ['channels'],
  ),
  refreshRow(
    'a link of a channel that ends',
    () => useUnlink(tell),
    ({ start }) => start(4),
    ['channels'],
  ),
  refreshRow(
    'a link that is made',
    () => useCreateShare({ kind: 'report', id: 5 }, tell),
    ({ start }) => start(),
    ['shares'],
  ),
  refreshRow(
    'a link that is changed',
    () => useUpdateShare({ kind: 'report', id: 5 }, tell),
    ({ start }) => start({ id: 3, name: 'a' }),
    ['shares'],
  ),
  refreshRow(
    'a link that is revoked',
    () => useRevokeShare({ kind: 'report', id: 5 }, tell),
    ({ start }) => start(3),
    ['shares'],
  ),
  refreshRow(
    'a vote on an article',
    () => useHelpVote('held-money', tell),
    ({ start }) => start({ is_useful: true, comment: '' }),
    ['help article'],
  ),
  refreshRow(
    'a draft deleted at once',
    () => useDeleteDraftNow(tell),
    ({ start }) => start(7),
    ['drafts'],
  ),
  refreshRow(
    'a payment that is opened',
    () => useOpenPayment(tell),
    ({ start }) => start({ amount: 1, gateway: 'test', return_path: null }),
    [],
  ),
  refreshRow(
    'a request for an official invoice',
    () => useRequestOfficial(tell),
    ({ start }) => start([1]),
    ['documents'],
  ),
  refreshRow(
    'a request for an official invoice that is taken back',
    () => useWithdrawOfficial(tell),
    ({ start }) => start(5),
    ['documents'],
  ),
  refreshRow(
    'a pre-invoice',
    () => useCreatePreInvoice(tell),
    ({ start }) => start({ valid_until: '2026-11-17' }),
    ['documents'],
  ),
  refreshRow(
    'a pre-invoice that is made void',
    () => useVoidPreInvoice(tell),
    ({ start }) => start(5),
    ['documents'],
  ),
  refreshRow(
    'a payment of a pre-invoice that is opened',
    () => usePayPreInvoice(tell),
    ({ start }) => start({ id: 5, gateway: 'test' }),
    [],
  ),
  refreshRow(
    'a note',
    () => useSaveNote(5, undefined, tell),
    ({ start }) => start({ at: '2026-11-10T08:00:00Z', text: 'a' }),
    ['notes of a report'],
  ),
  refreshRow(
    'a changed note',
    () => useSaveNote(5, 2, tell),
    ({ start }) => start({ at: '2026-11-10T08:00:00Z', text: 'a' }),
    ['notes of a report'],
  ),
  refreshRow(
    'a person',
    () => useSavePerson(tell),
    ({ start }) => start(person),
    ['account info', 'account services'],
  ),
  refreshRow(
    'a phone',
    () => useSetPhone(),
    ({ start }) => start({ request_id: 'r', code: '48213' }),
    ['account info'],
  ),
  refreshRow(
    'the financial info',
    () => useSaveFinancialInfo(tell),
    ({ start }) => start(sampleFinancialInfo()),
    ['account info', 'account services'],
  ),
  refreshRow(
    'answers to the welcome',
    () => useSubmitAnswers(tell),
    ({ start }) => start(business),
    [],
  ),
  refreshRow(
    'a template that is saved',
    () => useSaveTemplate({ media_type: 'INSTAGRAM', content_type: 'STORY' }, { ...tell, drawPoster: async () => null }),
    ({ start }) => start(file),
    ['templates'],
  ),
  refreshRow('a template that is deleted', useDeleteTemplate, (remove) => remove(4), ['templates']),
  refreshRow(
    'an alert that is saved',
    () => useSaveAlert(tell),
    ({ start }) => start({ kind: 'pace_behind', is_on: true, threshold: 20 }),
    ['alerts'],
  ),
  refreshRow(
    'a scheduled report',
    () => useSaveReport(tell),
    ({ start }) => start({ id: 3, order: { period: 'weekly', day: 0, hour: 9, campaigns: [], is_on: true } }),
    ['scheduled reports'],
  ),
  refreshRow(
    'a scheduled report that is deleted',
    () => useDeleteReport(tell),
    ({ start }) => start(3),
    ['scheduled reports'],
  ),
  refreshRow(
    'a run that is made again',
    () => useResendReport(tell),
    ({ start }) => start(3),
    ['scheduled reports', 'bell'],
  ),
  refreshRow(
    'a new ticket',
    () => useOpenTicket(tell),
    ({ start }) => start({ category: 'finance', subject: 'a', text: 'b' }),
    ['tickets'],
  ),
  refreshRow(
    'a message of a ticket',
    () => useSendMessage(5, tell),
    ({ start }) => start({ text: 'a' }),
    ['tickets', 'ticket'],
  ),
  refreshRow(
    'a ticket that is closed',
    () => useCloseTicket(5, tell),
    ({ start }) => start(),
    ['tickets'],
  ),
  refreshRow(
    'a ticket that is opened again',
    () => useReopenTicket(5, tell),
    ({ start }) => start(),
    ['tickets'],
  ),
  refreshRow(
    'a rating',
    () => useRateTicket(5, tell),
    ({ start }) => start({ rating: 5 }),
    ['tickets', 'ticket'],
  ),
  refreshRow(
    'a ticket that is read',
    () => useReadTicket(5),
    ({ start }) => start(1),
    ['tickets', 'ticket'],
  ),
  refreshRow(
    'a message that is read',
    () => useSeeNotice(tell),
    ({ mutate }) => mutate(3),
    ['bell'],
  ),
  refreshRow(
    'all messages that are read',
    () => useSeeAllNotices(tell),
    ({ mutate }) => mutate(),
    ['bell'],
  ),
])('$of refreshes what it changes', async ({ find, refreshes }) => {
  expect(await find(answers)).toEqual(refreshes);
});

test.each([
  refreshRow('a deletion', useDeleteDraft, (remove) => remove(7, waiting), ['drafts']),
  refreshRow(
    'a deleted note',
    () => useDeleteNote(5),
    (remove) => remove(2, waiting),
    ['notes of a report'],
  ),
  refreshRow('an approval', useApproveContent, (approve) => approve(content, waiting), [...CONTENTS, ...CAMPAIGNS]),
])('$of that was put off refreshes what it changes, once it is sent', async ({ find, refreshes }) => {
  const found = find(answers);
  await vi.waitFor(() => sendUndoables());
  expect(await found).toEqual(refreshes);
});

test('incoming money refreshes money, campaigns and the account, and not the order that reported it', async () => {
  const found = findRefreshed(
    () => useMoneyThatCame(true),
    () => fetch('/api/none'),
    answers,
  );
  expect(await found).toEqual(inOrder('account info', 'balance', 'ledger', 'payments', 'documents', ...CAMPAIGNS));
});

test('a clock that reached its target refreshes everything but what a person decides by', async () => {
  const clock = (moving_to: string | null) => ({ now: '2026-11-10T07:00:00.000Z', moving_to, can_move: true });
  const found = await findRefreshed(
    () => useClockMoves({ onArrived: nothing, onError: nothing }),
    ({ moveBy }) => moveBy(24),
    { 'POST /api/main/v1/world/clock/': { body: clock(null) }, 'GET /api/main/v1/world/clock/': { body: clock(null) } },
  );
  // The clock itself came with the answer.
  expect(new Set(found).add('clock')).toEqual(new Set(Object.keys(KNOWN).filter((name) => name !== 'campaign preview')));
});

test('a clock that could not be moved is the only thing read again', async () => {
  const refused = { 'POST /api/main/v1/world/clock/': refusal('clock_moving', 409) };
  const found = findRefreshed(
    () => useClockMoves({ onArrived: nothing, onError: nothing }),
    ({ moveBy }) => moveBy(24),
    refused,
  );
  expect((await found).filter((name) => name !== 'clock')).toEqual([]);
});

import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import type { Api } from '@jarchi/api-client/api.ts';
import type { CallAnswer, CallInput } from '@jarchi/contract/types.ts';
import { createPng } from '#infra/testing/media-samples.ts';

export type MoneyRequestRow = CallAnswer<'moneyRequests', 'withdrawMoneyRequest'>;
type Receipt = CallInput<'moneyRequests', 'sendReceipt'>['query'];
type StaffRequest = CallInput<'moneyRequests', 'saveMoneyRequest'>['body'];

export const IBAN = 'IR820540102680020817909002';
let slips = 840_217_765;

export const slipPicture = () => new File([new Uint8Array(createPng(80, 60))], 'slip.png', { type: 'image/png' });

/** A slip of its own, unless it is told otherwise. */
export const makeReceipt = (change: Partial<Receipt> = {}): Receipt => ({
  amount: 2_000_000,
  tracking_number: String(++slips),
  bank: '012',
  day: '2026-11-20',
  ...change,
});

export function sendReceipt(api: Api, change: Partial<Receipt> = {}, file: File = slipPicture()): Promise<MoneyRequestRow> {
  return api.moneyRequests.sendReceipt({ query: makeReceipt(change), file }, { idempotencyKey: newIdempotencyKey() });
}

export function askMoneyBack(api: Api, amount: number, iban = IBAN): Promise<MoneyRequestRow> {
  return api.moneyRequests.askMoneyBack({ body: { amount, iban } }, { idempotencyKey: newIdempotencyKey() });
}

/** A request of staff in the panel of a customer; sent unless it is a draft. */
export function saveRequest(panel: Api, change: Partial<StaffRequest> = {}): Promise<MoneyRequestRow> {
  const body: StaffRequest = { kind: 'charge', amount: 500_000, reason: 'late publication', is_draft: false, ...change };
  return panel.moneyRequests.saveMoneyRequest({ body }, { idempotencyKey: newIdempotencyKey() });
}

import { addDays, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { Readable } from 'node:stream';
import type { StaffKind } from '@jarchi/domain/money/requests/money-requests.ts';
import type { App } from '#app.ts';
import type { AccountCaller } from '#infra/http/caller.ts';
import type { SampleSlug } from '../brands/sample-campaign.ts';
import { findStaffId } from '../people/people.ts';
import { sampleKey } from '../sample-key.ts';
import { paintPicture } from '../story-image.ts';
import { SAMPLE_REQUESTS, type SampleRequest } from './requests.data.ts';
import { sampleRequestsFa as fa } from './requests.fa.ts';

const ASKED_AT_HOUR = 9;
const PAID_NUMBER = 914_002_735;

type Acts = Pick<App, 'services' | 'tenancy' | 'worker'>;

function orThrow<T>(
  outcome: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: { readonly code: string } },
  index: number,
): T {
  if (!outcome.ok) throw new Error(`sample request ${index}: ${outcome.error.code}`);
  return outcome.value;
}

const keyOf = (index: number) => sampleKey(`request-${index}`);

const slipOf = (index: number) => async () => ({
  name: `slip-${index}.png`,
  stream: Readable.from([paintPicture(200 + 7 * index, { width: 360, height: 480 })]),
  isTruncated: () => false,
});

interface Asking {
  readonly caller: AccountCaller;
  readonly index: number;
  readonly today: string;
}

/** The two members of staff, in the customer's panel. */
async function findDeciders({ tenancy }: Acts, caller: AccountCaller) {
  const inName = async (username: 'staff' | 'manager') => ({ ...caller, impersonated_by: await findStaffId(tenancy, username) });
  return { staff: await inName('staff'), manager: await inName('manager') };
}

async function sendSlip(app: Acts, request: SampleRequest & { kind: 'receipt' }, { caller, index, today }: Asking): Promise<void> {
  const { moneyRequests } = app.services;
  const { amount, bank, tracking_number, outcome } = request;
  const day = addDays(today, request.onDay - 1);
  const slip = { amount, bank, tracking_number, day };
  const sent = orThrow(await moneyRequests.sendReceipt(caller, slip, slipOf(index), keyOf(index)), index);
  if (outcome === 'withdrawn') orThrow(await moneyRequests.withdrawMoneyRequest(caller, sent.id), index);
  if (outcome === 'waiting' || outcome === 'withdrawn') return;
  const credited = request.credited ?? amount;
  const reason = outcome === 'refused' ? fa.unreadable : credited === amount ? '' : fa.slipAmount;
  const decision = outcome === 'refused' ? ('refuse' as const) : ('approve' as const);
  const { staff } = await findDeciders(app, caller);
  const body = { decision, amount: credited, reason, tracking_number: '', version: sent.version };
  orThrow(await moneyRequests.decideMoneyRequest(staff, sent.id, body), index);
}

async function askBack(app: Acts, request: SampleRequest & { kind: 'money_back' }, { caller, index }: Asking): Promise<void> {
  const { moneyRequests } = app.services;
  const { amount, iban, outcome } = request;
  const asked = orThrow(await moneyRequests.askMoneyBack(caller, { amount, iban }, keyOf(index)), index);
  if (outcome === 'withdrawn') orThrow(await moneyRequests.withdrawMoneyRequest(caller, asked.id), index);
  if (outcome === 'waiting' || outcome === 'withdrawn') return;
  const decision = outcome === 'refused' ? ('refuse' as const) : ('approve' as const);
  const reason = outcome === 'refused' ? fa.otherName : '';
  const { staff } = await findDeciders(app, caller);
  const tracking_number = outcome === 'paid' ? String(PAID_NUMBER + index) : '';
  orThrow(await moneyRequests.decideMoneyRequest(staff, asked.id, { decision, reason, tracking_number, version: asked.version }), index);
}

async function askAsStaff(app: Acts, request: SampleRequest & { kind: StaffKind }, { caller, index }: Asking): Promise<void> {
  const { moneyRequests } = app.services;
  const { kind, amount, reason, to = null, outcome } = request;
  const { staff, manager } = await findDeciders(app, caller);
  const body = { kind, amount, reason, other_account: to, attachment: null, is_draft: outcome === 'draft' };
  const saved = orThrow(await moneyRequests.saveMoneyRequest(staff, body, keyOf(index)), index);
  if (outcome === 'withdrawn') orThrow(await moneyRequests.withdrawMoneyRequest(staff, saved.id), index);
  const refusal = { decision: 'refuse' as const, reason: fa.notAgreed, tracking_number: '', version: saved.version };
  if (outcome === 'refused') orThrow(await moneyRequests.decideMoneyRequest(manager, saved.id, refusal), index);
  if (kind === 'transfer') await app.worker.drainDue('wall');
}

/** A request as its person makes it, and what staff decide the same day. */
function ask(app: Acts, request: SampleRequest, asking: Asking): Promise<void> {
  switch (request.kind) {
    case 'receipt':
      return sendSlip(app, request, asking);
    case 'money_back':
      return askBack(app, request, asking);
    default:
      return askAsStaff(app, request, asking);
  }
}

/** When each of the sample's requests is made, and its making. */
export function listRequestSteps(app: Acts, accounts: Readonly<Record<SampleSlug, AccountCaller>>, today: string) {
  return SAMPLE_REQUESTS.map((request, index) => ({
    at: tehranInstant(addDays(today, request.onDay), ASKED_AT_HOUR),
    run: () => ask(app, request, { caller: accounts[request.account], index, today }),
  }));
}

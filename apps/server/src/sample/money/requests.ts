import { addDays, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { Readable } from 'node:stream';
import type { App } from '#app.ts';
import { account, accountMember } from '#features/account/account.tables.ts';
import type { AccountCaller } from '#infra/http/caller.ts';
import { and, eq } from 'drizzle-orm';
import type { SampleSlug } from '../campaigns/data/sample-campaign.ts';
import { sampleKey } from '../sample-key.ts';
import { paintPicture } from '../story-image.ts';
import { SAMPLE_REQUESTS, type SampleRequest } from './requests.data.ts';
import { sampleRequestsFa as fa } from './requests.fa.ts';

const ASKED_AT_HOUR = 9;
const PAID_NUMBER = 914_002_735;

type Acts = Pick<App, 'services' | 'tenancy' | 'worker'>;

async function findStaff({ tenancy }: Acts): Promise<number> {
  const [row] = await tenancy.withSystem((tx) =>
    tx
      .select({ user_id: accountMember.user_id })
      .from(accountMember)
      .innerJoin(account, and(eq(account.account_id, accountMember.account_id), eq(account.slug, 'jarchi-staff'))),
  );
  if (!row) throw new Error('the sample has no staff');
  return row.user_id;
}

function orThrow<T>(
  outcome: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: { readonly code: string } },
  index: number,
): T {
  if (!outcome.ok) throw new Error(`sample request ${index}: ${outcome.error.code}`);
  return outcome.value;
}

const slipOf = (index: number) => async () => ({
  name: `slip-${index}.png`,
  stream: Readable.from([paintPicture(200 + 7 * index, { width: 360, height: 480 })]),
  isTruncated: () => false,
});

/** A request as its person makes it, and what staff decide the same day. */
async function ask(
  app: Acts,
  caller: AccountCaller,
  request: SampleRequest,
  { index, today }: { index: number; today: string },
): Promise<void> {
  const { moneyRequests } = app.services;
  const { amount } = request;
  const key = sampleKey(`request-${index}`);
  const inName = { ...caller, impersonated_by: await findStaff(app) };
  if (request.kind === 'receipt') {
    const { bank, tracking_number, outcome } = request;
    const day = addDays(today, request.onDay - 1);
    const sent = orThrow(await moneyRequests.sendReceipt(caller, { amount, bank, tracking_number, day }, slipOf(index), key), index);
    if (outcome === 'withdrawn') orThrow(await moneyRequests.withdrawMoneyRequest(caller, sent.id), index);
    if (outcome === 'waiting' || outcome === 'withdrawn') return;
    const credited = request.credited ?? amount;
    const reason = outcome === 'refused' ? fa.unreadable : credited === amount ? '' : fa.slipAmount;
    const decision = outcome === 'refused' ? ('refuse' as const) : ('approve' as const);
    const body = { decision, amount: credited, reason, tracking_number: '', version: sent.version };
    orThrow(await moneyRequests.decideMoneyRequest(inName, sent.id, body), index);
    return;
  }
  if (request.kind === 'money_back') {
    const asked = orThrow(await moneyRequests.askMoneyBack(caller, { amount, iban: request.iban }, key), index);
    const { outcome } = request;
    if (outcome === 'withdrawn') orThrow(await moneyRequests.withdrawMoneyRequest(caller, asked.id), index);
    if (outcome === 'waiting' || outcome === 'withdrawn') return;
    const decision = outcome === 'paid' ? ('approve' as const) : ('refuse' as const);
    const reason = outcome === 'paid' ? '' : fa.otherName;
    const body = { decision, reason, tracking_number: String(PAID_NUMBER + index), version: asked.version };
    orThrow(await moneyRequests.decideMoneyRequest(inName, asked.id, body), index);
    return;
  }
  const { kind, reason, to = null, outcome } = request;
  const body = { kind, amount, reason, other_account: to, attachment: null, is_draft: outcome === 'draft' };
  const saved = orThrow(await moneyRequests.saveMoneyRequest(inName, body, key), index);
  if (outcome === 'withdrawn') orThrow(await moneyRequests.withdrawMoneyRequest(inName, saved.id), index);
  if (kind === 'transfer') await app.worker.drainDue('wall');
}

/** When each of the sample's requests is made, and its making. */
export function listRequestSteps(app: Acts, accounts: Readonly<Record<SampleSlug, AccountCaller>>, today: string) {
  return SAMPLE_REQUESTS.map((request, index) => ({
    at: tehranInstant(addDays(today, request.onDay), ASKED_AT_HOUR),
    run: () => ask(app, accounts[request.account], request, { index, today }),
  }));
}

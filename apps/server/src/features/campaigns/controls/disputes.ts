import type { CallAnswer, CallRefusal, ParsedInput } from '@jarchi/contract/types.ts';
import type { CampaignAct } from '@jarchi/domain/campaigns/life/events.ts';
import type { LifeCampaign } from '@jarchi/domain/campaigns/life/campaign.ts';
import { joined } from '@jarchi/domain/campaigns/turn/advance.ts';
import type { Turn } from '@jarchi/domain/campaigns/turn/turn.ts';
import type { DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import { refundLeft, spreadRefund, type RefundRefused } from '@jarchi/domain/money/refunds.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import { findListedTwice } from '@jarchi/domain/validation/listed-twice.ts';
import { NOBODY } from '#infra/http/caller.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import type { CampaignRef } from '#features/campaigns/life/campaign-ref.ts';
import { refusedAs } from '#features/campaigns/life/refusals.ts';
import { readStoredLife, runAct, saveAct, tryAct } from '#features/campaigns/life/run-turn.ts';
import type { Said, StoredLife, Writing } from '#features/campaigns/life/stored-life.ts';
import { closeDispute, getDispute, insertDispute, type DisputeRecord } from '../rows/disputes.repository.ts';

/** Files of the account, by id; those of others are left out. */
export type ListFiles = (tx: Tx, accountId: number, ids: readonly number[]) => Promise<DraftFile[]>;

type NewDispute = ParsedInput<'campaigns', 'openDispute'>['body'];

/** The advertiser objects to the result of a campaign that is over. */
export async function openDispute(
  writing: Writing,
  { account_id, id, listFiles, ...said }: CampaignRef & NewDispute & { readonly listFiles: ListFiles },
  by: Said,
): Promise<Result<number, CallRefusal<'campaigns', 'openDispute'>>> {
  const { tx, now } = writing;
  const stored = await readStoredLife(tx, account_id, id, { isLocked: true });
  if (!stored) return refuse({ code: 'campaign_not_found' });
  const twice = findListedTwice({ attachments: said.attachments });
  if (twice) return refuse(twice);
  const { placement_id, reason } = said;
  if (placement_id !== null && !stored.placements.some((item) => item.id === placement_id)) return refuse({ code: 'not_found' });
  const attachments = await listFiles(tx, account_id, said.attachments);
  if (attachments.length < said.attachments.length) return refuse({ code: 'not_found' });
  const done = await runAct(writing, stored, { command: { event: 'dispute' }, by: 'advertiser' }, { ...by, facts: { comment: reason } });
  if (!done.ok) {
    if (done.error.code === 'too_late') return refuse({ code: 'dispute_late', until: new Date(done.error.deadline_at).toISOString() });
    return refuse(done.error.code === 'condition_not_met' ? { code: 'dispute_open' } : refusedAs(stored.life));
  }
  const opened_by = by.doer.staff_id === null ? by.doer.user_id : null;
  await insertDispute(tx, { account_id, campaign_id: id, placement_id, reason, attachments, opened_by, opened_at: new Date(now) });
  return succeed(id);
}

/**
 * A refund of each placement, in proportion to what can still be refunded of it; of one placement, if the dispute is about one. Each has a
 * credit note of its own, since a life takes a note once.
 */
function listRefunds(
  { placements }: LifeCampaign,
  { id, placement_id }: DisputeRecord,
  refund: number,
): Result<CampaignAct[], RefundRefused> {
  const open = placements.filter((item) => (placement_id === null || item.id === placement_id) && refundLeft(item) > 0);
  const amounts = spreadRefund(open, refund);
  if (!amounts.ok) return amounts;
  return succeed(
    open.flatMap((item, index): CampaignAct[] => {
      const amount = amounts.value[index] ?? 0;
      return amount > 0 ? [{ event: 'refund', placement: item.id, amount, credit_note: `dispute:${id}:${item.id}` }] : [];
    }),
  );
}

type Answer = ParsedInput<'campaigns', 'answerDispute'>['body'];

interface Answering extends Answer {
  readonly account_id: number;
  readonly dispute_id: number;
  readonly staff_id: number;
}

/** Staff answer a dispute: what is refunded goes back to the balance, and the dispute is closed. */
export async function answerDispute(
  writing: Writing,
  { account_id, dispute_id, staff_id, answer, refund }: Answering,
): Promise<Result<CallAnswer<'campaigns', 'answerDispute'>, CallRefusal<'campaigns', 'answerDispute'>>> {
  const { tx, now } = writing;
  const found = await getDispute(tx, account_id, dispute_id);
  const stored = await readStoredLife(tx, account_id, found.campaign_id, { isLocked: true });
  if (!stored) throw new Error(`dispute ${dispute_id} has no campaign`);
  // Read again behind the lock: another member of staff may have answered meanwhile.
  if ((await getDispute(tx, account_id, dispute_id)).answered_at !== null) return refuse({ code: 'dispute_answered' });
  const refunds = listRefunds(stored.life, found, refund);
  if (!refunds.ok) return refunds;
  const turn = actInOrder(stored, [...refunds.value, { event: 'close_dispute' }], now);
  const said = { key: `dispute:${dispute_id}`, doer: { ...NOBODY, staff_id }, facts: { reason: answer } };
  await saveAct(writing, stored, turn, said);
  await closeDispute(tx, found, { answer, staff_id, refunded: refund, answered_at: new Date(now) });
  return succeed({ id: dispute_id, campaign_id: found.campaign_id, state: 'answered', refunded: refund });
}

/** Several acts of the operator as one turn. */
function actInOrder(stored: StoredLife, commands: readonly CampaignAct[], now: number): Turn {
  return commands.reduce<Turn>(
    (turn, command) => {
      const next = tryAct({ ...stored, life: turn.life }, { command, by: 'operator', now });
      if (!next.ok) throw new Error(`an answer to a dispute is refused: ${next.error.code}`);
      return joined(turn, next.value);
    },
    { life: stored.life, facts: [], postings: [], orders: [] },
  );
}

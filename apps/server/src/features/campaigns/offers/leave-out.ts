import type { CallAnswer, CallRefusal } from '@jarchi/contract/types.ts';
import { getLeaveOutAct } from '@jarchi/domain/campaigns/life/buying.ts';
import type { LifeRefusal } from '@jarchi/domain/campaigns/life/events.ts';
import { makePreview } from '@jarchi/domain/campaigns/turn/preview.ts';
import type { Turn } from '@jarchi/domain/campaigns/turn/turn.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { CampaignRef } from '#features/campaigns/life/campaign-ref.ts';
import type { LifeDeps } from '#features/campaigns/life/deps.ts';
import { refusedAs } from '#features/campaigns/life/refusals.ts';
import { readStoredLife, saveAct, tryAct } from '#features/campaigns/life/run-turn.ts';
import type { Said, StoredLife, Writing } from '#features/campaigns/life/stored-life.ts';
import { getAccepted } from '#features/campaigns/purchase/pay-list.ts';
import { quoteList, type ListDeps } from '#features/campaigns/quote/quote-list.ts';
import { listLines } from './answer-offers.ts';

/** A publisher of a campaign's list. */
export interface OfferRef extends CampaignRef {
  readonly placement: number;
}

type LeftOut = CallAnswer<'contents', 'previewLeaveOut'>;
type PreviewRefusal = CallRefusal<'contents', 'previewLeaveOut'>;

/** What the buyer saw before they left the publisher out. */
export type ShownList = Pick<LeftOut, 'total' | 'released'>;

/** Money for any list: a preview shows what an acceptance moves, also where the account must be charged first. */
const ENOUGH = { available: Number.MAX_SAFE_INTEGER, debt_limit: 0 };

function toRefusal({ life, placements }: StoredLife, refusal: LifeRefusal): PreviewRefusal {
  const waiting = placements.filter(({ state }) => state === 'offered').length;
  if (life.state !== 'NEGOTIATION' || refusal.code === 'too_late') return refusedAs(life);
  // The list can still be accepted, without this publisher.
  return waiting > 0 ? { code: 'offers_open', waiting } : { code: 'list_changed' };
}

interface Leaving {
  readonly turn: Turn;
  readonly answer: LeftOut;
}

/** Leaves a publisher out, and accepts the rest on a copy to see what the hold then does; the last publisher's leaving refuses the list. */
async function tryLeavingOut(
  writing: Writing<LifeDeps & ListDeps>,
  stored: StoredLife,
  placement: number,
): Promise<Result<Leaving, PreviewRefusal>> {
  const { row, placements, life } = stored;
  const { now } = writing;
  const command = getLeaveOutAct(life, placement);
  const left = tryAct(stored, { command, by: 'advertiser', now });
  if (!left.ok) return refuse(toRefusal(stored, left.error));
  const list = getAccepted(placements);
  const before = (await quoteList(writing, row, list)).quote.total;
  const answer = (turn: Turn, total: number, is_last: boolean): LeftOut => {
    const { held, released } = makePreview(life, turn);
    return { before, total, held, released, is_last };
  };
  if (command.event === 'end_negotiation') return succeed({ turn: left.value, answer: answer(left.value, 0, true) });
  const rest = list.filter(({ id }) => id !== placement);
  const { quote } = await quoteList(writing, row, rest);
  const priced = { expected_total: quote.total, lines: listLines(rest, quote) };
  const taken = tryAct(
    { ...stored, life: left.value.life },
    { command: { event: 'accept_list', funds: ENOUGH, list: priced }, by: 'advertiser', now },
  );
  if (!taken.ok) throw new Error(`the rest of the list of campaign ${row.id} is refused: ${taken.error.code}`);
  return succeed({ turn: left.value, answer: answer(taken.value, quote.total, false) });
}

/** The list without one of its publishers, and its effect on the hold; nothing is saved. */
export async function previewLeaveOut(
  writing: Writing<LifeDeps & ListDeps>,
  { account_id, id, placement }: OfferRef,
): Promise<Result<LeftOut, PreviewRefusal>> {
  const stored = await readStoredLife(writing.tx, account_id, id);
  if (!stored) return refuse({ code: 'campaign_not_found' });
  const leaving = await tryLeavingOut(writing, stored, placement);
  return leaving.ok ? succeed(leaving.value.answer) : leaving;
}

/** The advertiser leaves a publisher out of the list, as it was shown; refused when the list, or its effect, is another one now. */
export async function leaveOutOffer(
  writing: Writing<LifeDeps & ListDeps>,
  { account_id, id, placement, expected }: OfferRef & { readonly expected: ShownList },
  said: Said,
): Promise<Result<number, CallRefusal<'contents', 'leaveOutOffer'>>> {
  const stored = await readStoredLife(writing.tx, account_id, id, { isLocked: true });
  if (!stored) return refuse({ code: 'campaign_not_found' });
  const leaving = await tryLeavingOut(writing, stored, placement);
  if (!leaving.ok) return leaving;
  const { turn, answer } = leaving.value;
  if (answer.released < expected.released) {
    const shown = (released: number) => ({ captured: 0, released });
    return refuse({ code: 'preview_changed', shown: shown(expected.released), now: shown(answer.released) });
  }
  if (answer.total !== expected.total) return refuse({ code: 'list_changed' });
  await saveAct(writing, stored, turn, said);
  return succeed(id);
}

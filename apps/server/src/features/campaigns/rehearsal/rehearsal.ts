import { setImmediate } from 'node:timers/promises';
import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { CallAnswer, CallInput } from '@jarchi/contract/types.ts';
import { addDays, daysBetween, tehranDay, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { openHold } from '@jarchi/domain/campaigns/life/campaign.ts';
import { getHoldOutlook } from '@jarchi/domain/campaigns/rehearsal/hold-outlook.ts';
import { getIfRefusal } from '@jarchi/domain/campaigns/rehearsal/if-refusals.ts';
import { listBalancesAt, rehearse, type If, type RehearsedMove, type Scene } from '@jarchi/domain/campaigns/rehearsal/rehearse.ts';
import { isPaidByUnits } from '@jarchi/domain/campaigns/rules/share-rules.ts';
import { spendableAmount } from '@jarchi/domain/money/ledger.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import { findListedTwice } from '@jarchi/domain/validation/listed-twice.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { AccountCaller } from '#infra/http/caller.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import type { LifeDeps } from '#features/campaigns/life/deps.ts';
import type { QuoteDeps } from '#features/campaigns/quote/quote-sources.ts';
import { planSlotsOf, readLife } from '#features/campaigns/life/life-of-rows.ts';
import type { StoredLife } from '#features/campaigns/life/stored-life.ts';
import { findUnbuyable } from '#features/campaigns/purchase/purchase-campaign.ts';
import type { CreationDeps } from '#features/campaigns/creation/create-campaign.ts';
import { priceDraft, stageIdOf, type PricedDraft } from './priced-draft.ts';
import { listForRehearsal } from './rehearsal.repository.ts';

type Asked = CallInput<'rehearsal', 'rehearse'>['body']['ifs'][number];
type Holds = CallAnswer<'rehearsal', 'listHolds'>;
type Rehearsed = CallAnswer<'rehearsal', 'rehearse'>;
type Effect = Rehearsed['effects'][number];

/** The line shows at least so many days, and at most. */
const DAYS = { least: 8, most: 61 };

/** A rehearsal prices at most this many drafts, the newest first. */
const DRAFTS_MAX = 10;

export interface RehearsalDeps extends Pick<LifeDeps, 'ledger'>, QuoteDeps {
  readonly drafts: Pick<CreationDeps['drafts'], 'listUnusedData'>;
  readonly tenancy: Tenancy;
  readonly world: Clock;
}

const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());
const nameOf = ({ row }: StoredLife) => ({
  campaign: row.id,
  title: row.title,
  campaign_type: row.campaign_type,
  media_type: row.media_type,
  state: row.state,
});
const stageOf = ({ row, life }: StoredLife) => ({ life, planSlots: planSlotsOf(row) });
const publishersOf = ({ life, placements }: StoredLife) =>
  life.placements.flatMap(({ id, share, state, ended_at }) => {
    const isIn = share === 'open' && state !== 'declined' && ended_at === null;
    return isIn ? [{ placement: id, title: placements.find((record) => record.id === id)?.title ?? '' }] : [];
  });

/** What is held and why, and what the account's money would be: by the lives of its campaigns, on copies. */
export function createRehearsal(deps: RehearsalDeps) {
  const { tenancy, world, ledger } = deps;

  /** The account's money, and its campaigns that hold some or can be bought as they are. */
  async function readScene(tx: Tx, accountId: number, now: number) {
    const balances = await ledger.readBalances(tx, accountId);
    const rows = await listForRehearsal(tx, accountId);
    const all = rows.map((one): StoredLife => ({ ...one, life: readLife(one.row, one.placements) }));
    return { balances, campaigns: all.filter(({ row, life }) => openHold(life) > 0 || !findUnbuyable(row, now)) };
  }

  /** Complete drafts as the campaigns that they would be. */
  async function listPriced(tx: Tx, accountId: number, now: number): Promise<PricedDraft[]> {
    const priced: PricedDraft[] = [];
    for (const draft of await deps.drafts.listUnusedData(tx, accountId, DRAFTS_MAX)) {
      const one = await priceDraft({ tx, deps, now }, draft);
      if (one) priced.push(one);
    }
    return priced;
  }

  return {
    async listHolds(caller: AccountCaller, account: string): Promise<Result<Holds, RefusalOf<'account_not_found'>>> {
      if (account !== caller.account) return refuse({ code: 'account_not_found' });
      const now = world.now();
      const { balances, campaigns } = await tenancy.withAccount(caller.account_id, (tx) => readScene(tx, caller.account_id, now));
      const held = campaigns.filter(({ life }) => openHold(life) > 0);
      return succeed({ held: balances.held, results: held.map((stored) => getHold(stored, now)) });
    },

    async rehearse(
      caller: AccountCaller,
      account: string,
      asked: readonly Asked[],
    ): Promise<Result<Rehearsed, RefusalOf<'account_not_found' | 'listed_twice'>>> {
      if (account !== caller.account) return refuse({ code: 'account_not_found' });
      const twice = findListedTwice({ ifs: asked.map(nameIf) });
      if (twice) return refuse(twice);
      const now = world.now();
      const { account_id } = caller;
      const { balances, campaigns, priced } = await tenancy.withAccount(account_id, async (tx) => ({
        ...(await readScene(tx, account_id, now)),
        priced: await listPriced(tx, account_id, now),
      }));
      const ifs = asked.map(readIf);
      const { debt_limit, ...money } = balances;
      const scene: Scene = { balances: money, debt_limit, stages: [...campaigns.map(stageOf), ...priced.map(({ stage }) => stage)] };
      const supposed = rehearse(scene, ifs, now);
      await setImmediate();
      const without = rehearse(scene, [], now);
      const withSpendable = (own: { readonly available: number; readonly held: number }) => ({
        available: own.available,
        held: own.held,
        spendable: spendableAmount(own.available, debt_limit),
      });
      return succeed({
        now: new Date(now).toISOString(),
        balance: { ...withSpendable(money), debt_limit },
        after: withSpendable(supposed.after),
        // Together with the others something may be refused that is possible alone.
        effects: await mapApart(ifs, (one, index) => getEffect(scene, one, now, supposed.refused.get(index))),
        days: listDays(money, supposed.moves, without.moves, now),
        options: await mapApart(campaigns, (stored) => getOption(scene, stored, now)),
        drafts: await mapApart(priced, ({ draft: { id, data }, stage }) => ({
          draft: id,
          title: data.title.trim(),
          campaign_type: data.campaign_type,
          media_type: data.media_type,
          buy: getEffect(scene, { if: 'buy', campaign: stage.life.id }, now),
        })),
      });
    },
  };
}

/** Other requests run between two results: each plays a campaign to its end. */
async function mapApart<T, R>(list: readonly T[], make: (one: T, index: number) => R): Promise<R[]> {
  const made: R[] = [];
  for (const [index, one] of list.entries()) {
    await setImmediate();
    made.push(make(one, index));
  }
  return made;
}

function getHold(stored: StoredLife, now: number): Holds['results'][number] {
  const { life, placements } = stored;
  const { next_at, settled_at, lost, ...outlook } = getHoldOutlook(life, planSlotsOf(stored.row), now);
  return {
    ...nameOf(stored),
    ...outlook,
    publishers: life.placements.filter(({ share }) => share === 'open').length,
    next_at: iso(next_at),
    settled_at: iso(settled_at),
    lost: lost.map(({ placement, amount, at }) => ({
      placement,
      title: placements.find(({ id }) => id === placement)?.title ?? '',
      amount,
      at: new Date(at).toISOString(),
    })),
  };
}

/** What something does alone: the money with it against the money without it, of its own campaign. */
function getEffect(scene: Scene, one: If, now: number, refusedNow?: Refused): Effect {
  const stages = scene.stages.filter(({ life }) => life.id === one.campaign);
  const own = { ...scene, stages };
  const { after, moves, refused } = rehearse(own, [one], now);
  const without = rehearse(own, [], now).after;
  const why = refused.get(0) ?? refusedNow;
  return {
    available: after.available - without.available,
    held: after.held - without.held,
    at: iso(why ? null : (moves.at(-1)?.at ?? null)),
    refused: why ? getIfRefusal(why) : null,
    shortfall: why?.code === 'spendable_short' ? why.shortfall : null,
  };
}

function getOption(scene: Scene, stored: StoredLife, now: number): Rehearsed['options'][number] {
  const { life } = stored;
  const campaign = life.id;
  const isHeld = openHold(life) > 0;
  return {
    ...nameOf(stored),
    buy: isHeld ? null : getEffect(scene, { if: 'buy', campaign }, now),
    end: isHeld ? getEffect(scene, { if: 'end', campaign, delivered_percent: 100 }, now) : null,
    is_by_units: isPaidByUnits(life.campaign_type),
    publishers: isHeld ? publishersOf(stored) : [],
  };
}

/** The purchase of a draft is that of the campaign which it would be. */
const readIf = (one: Asked): If => (one.if === 'buy_draft' ? { if: 'buy', campaign: stageIdOf(one.draft) } : one);

/** What a supposition is about: a campaign is bought once, ends once, and loses each publisher once. */
function nameIf(one: Asked): string {
  if (one.if === 'buy_draft') return `buy_draft ${one.draft}`;
  return one.if === 'fall_out' ? `fall_out ${one.placement}` : `${one.if} ${one.campaign}`;
}

type Moves = readonly RehearsedMove[];
type Refused = ReturnType<typeof rehearse>['refused'] extends ReadonlyMap<number, infer R> ? R : never;

function listDays(money: Scene['balances'], moves: Moves, without: Moves, now: number): Rehearsed['days'] {
  const today = tehranDay(now);
  const last = Math.max(now, ...[...moves, ...without].map(({ at }) => at));
  const count = Math.min(DAYS.most, Math.max(DAYS.least, daysBetween(today, tehranDay(last)) + 2));
  const days = Array.from({ length: count }, (_, index) => addDays(today, index));
  const ends = days.map((day) => tehranInstant(addDays(day, 1)) - 1);
  const [line, bare] = [moves, without].map((one) => listBalancesAt(money, one, ends));
  return days.map((day, index) => ({
    day,
    available: line?.[index]?.available ?? money.available,
    held: line?.[index]?.held ?? money.held,
    available_without: bare?.[index]?.available ?? money.available,
  }));
}

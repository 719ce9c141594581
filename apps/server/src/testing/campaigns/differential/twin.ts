import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { contentDueAt, type ContentState } from '@jarchi/domain/campaigns/rules/content-rules.ts';
import { applyEvent } from '@jarchi/domain/campaigns/life/apply-event.ts';
import { startCampaign, type LifeCampaign, type Posting } from '@jarchi/domain/campaigns/life/campaign.ts';
import { freezeQuote } from '@jarchi/domain/campaigns/life/buying.ts';
import type { LifeEvent, LifeQuote } from '@jarchi/domain/campaigns/life/events.ts';
import type { Actor } from '@jarchi/domain/campaigns/campaign-life.ts';
import { assignSlots, firstPublishMoment, type PublishWindow } from '@jarchi/domain/campaigns/slots.ts';
import { act } from '@jarchi/domain/campaigns/turn/act.ts';
import { advance, type PlanSlots } from '@jarchi/domain/campaigns/turn/advance.ts';
import { makeHistory, type HistoryEvent, type HistoryFacts } from '@jarchi/domain/campaigns/turn/history.ts';
import type { Sightings } from '@jarchi/domain/campaigns/turn/sightings.ts';
import type { Order, Turn } from '@jarchi/domain/campaigns/turn/turn.ts';
import type { CampaignType } from '@jarchi/domain/platforms/platforms.ts';

export interface TwinPlacement {
  readonly title: string;
  readonly publisher_id: number;
}

/** An entry of the history as its row has it. */
export interface Told {
  readonly event: HistoryEvent;
  readonly at: number;
  readonly actor: Actor;
  readonly state: string;
  readonly reason: string | null;
  readonly facts: HistoryFacts & { readonly idempotency_key?: string };
}

export interface Made {
  readonly placement_id: number;
  readonly attempt: number;
  readonly state: ContentState;
  readonly created: number;
  readonly due_at: number;
  readonly decided_at: number | null;
}

/** An event that happened, or a change by a call that is not an event of a life. */
type Logged = { readonly act: LifeEvent; readonly by: Actor; readonly at: number } | { readonly change: Partial<LifeCampaign> };

/** A campaign of the server, lived in memory by the domain alone. It is never changed: a step returns a new one. */
export interface Twin {
  readonly life: LifeCampaign;
  readonly born: LifeCampaign;
  readonly title: string;
  /** The text that the campaign's review reads. */
  readonly caption: string;
  readonly window: PublishWindow;
  readonly placements: ReadonlyMap<number, TwinPlacement>;
  readonly log: readonly Logged[];
  readonly postings: readonly Posting[];
  readonly history: readonly Told[];
  readonly orders: readonly Order[];
  readonly contents: readonly Made[];
  /** Accepted figures of all hours that came in. */
  readonly totals: { readonly reach: number; readonly views: number; readonly clicks: number };
}

/** Who acts, when, under which key, and what the history adds to the event. */
export interface Saying {
  readonly by: Actor;
  readonly now: number;
  readonly key: string;
  readonly facts?: HistoryFacts;
}

export type FiguresOf = (publisher_id: number, item: LifeCampaign['placements'][number], hour: number) => Twin['totals'];

/** As on the server: posts are spread over the period, views and clicks begin with it. */
export function planSlots({ life, window }: Pick<Twin, 'life' | 'window'>): PlanSlots {
  const isCounted = life.campaign_type === 'CPM' || life.campaign_type === 'CPC';
  return (count, notBefore) =>
    isCounted
      ? Array.from({ length: count }, () => firstPublishMoment(window, notBefore + HOUR_MS))
      : assignSlots(count, window, notBefore);
}

export interface Birth {
  readonly id: number;
  readonly type: CampaignType;
  readonly quote: LifeQuote;
  readonly key: string;
  readonly now: number;
  readonly replacement_hours: number;
}

export function beginTwin(
  { id, type, quote, key, now, replacement_hours }: Birth,
  about: Pick<Twin, 'title' | 'caption' | 'window' | 'placements'>,
): Twin {
  const born = startCampaign(id, type, now, replacement_hours);
  const nothing = { log: [], postings: [], history: [], orders: [], contents: [], totals: { reach: 0, views: 0, clicks: 0 } };
  const begun = actOnTwin({ ...about, ...nothing, born, life: born }, { event: 'complete_steps', quote }, { by: 'advertiser', now, key });
  if (!begun) throw new Error('a complete brief begins no life');
  return begun;
}

/** The twin after an act; undefined when its life refuses it. */
export function actOnTwin(twin: Twin, command: LifeEvent, saying: Saying): Twin | undefined {
  const { by, now } = saying;
  const turn = act(twin.life, { command, by, now }, planSlots(twin));
  return turn.ok ? takeTurn(twin, turn.value, saying) : undefined;
}

/** The twin after a look that saw `seen`. */
export function lookAtTwin(twin: Twin, seen: Sightings, now: number, figuresOf: FiguresOf): Twin {
  const turn = advance(twin.life, seen, now, planSlots(twin));
  const measured = turn.facts.flatMap(({ act: event }) => {
    const item = event.event === 'measure' && turn.life.placements.find(({ id }) => id === event.placement);
    return item ? [figuresOf(twin.placements.get(item.id)?.publisher_id ?? 0, item, (event as { readonly hour: number }).hour)] : [];
  });
  const add = (key: keyof Twin['totals']) => measured.reduce((sum, figures) => sum + figures[key], twin.totals[key]);
  return { ...takeTurn(twin, turn, undefined), totals: { reach: add('reach'), views: add('views'), clicks: add('clicks') } };
}

/** The twin after a call that changes something without an event. */
export function changeTwin(twin: Twin, change: Partial<LifeCampaign>): Twin {
  return { ...twin, life: { ...twin.life, ...change }, log: [...twin.log, { change }] };
}

/** A campaign that is priced again while it is bought; its version stays. */
export function requoteTwin(twin: Twin, quote: LifeQuote, placements: Twin['placements'], now: number): Twin {
  const frozen = freezeQuote(twin.life, quote, now, false);
  if (!frozen.ok) throw new Error('a quote cannot be frozen');
  return { ...changeTwin(twin, frozen.value.campaign), placements: new Map([...twin.placements, ...placements]) };
}

function takeTurn(twin: Twin, turn: Turn, saying: Saying | undefined): Twin {
  const { life, facts, postings, orders } = turn;
  const entries = makeHistory(facts, life, { titleOf: (placement) => twin.placements.get(placement)?.title ?? '' });
  const history = entries.map(({ event, at, by, state, facts: said }, index): Told => {
    const key = saying !== undefined && by !== 'publisher' ? { idempotency_key: saying.key } : {};
    const own = index === 0 ? saying?.facts : {};
    return { event, at, actor: by, state: state.state, reason: state.reason, facts: { ...said, ...own, ...key } };
  });
  return {
    ...twin,
    life,
    log: [...twin.log, ...facts.map(({ act: event, by, at }) => ({ act: event, by, at }))],
    postings: [...twin.postings, ...postings],
    history: [...twin.history, ...history],
    orders: [...twin.orders, ...orders],
    contents: contentsAfter(twin.contents, turn),
  };
}

/** The contents after a turn, by its facts alone. */
function contentsAfter(before: readonly Made[], { life, facts }: Turn): readonly Made[] {
  const made = [...before];
  const decide = (placement: number, state: ContentState, decided_at: number) => {
    const index = made.findIndex((one) => one.placement_id === placement && one.state === 'pending');
    if (index >= 0) made[index] = { ...made[index]!, state, decided_at };
  };
  for (const { act: event, at } of facts) {
    if (!('placement' in event)) continue;
    const { placement } = event;
    if (event.event === 'deliver_content') {
      const attempt = made.filter(({ placement_id }) => placement_id === placement).length + 1;
      made.push({
        placement_id: placement,
        attempt,
        state: 'pending',
        created: at,
        due_at: contentDueAt(at, life.publish_until),
        decided_at: null,
      });
    }
    if (event.event === 'confirm_content') decide(placement, 'confirmed', at);
    if (event.event === 'reject_content') decide(placement, 'rejected', at);
    if (['refuse_content', 'lapse_content', 'withdraw'].includes(event.event)) decide(placement, 'withdrawn', at);
  }
  for (const { id, out_reason, out_at } of life.placements) if (out_reason === 'campaign_over') decide(id, 'withdrawn', out_at!);
  return made;
}

/** The life that results when the facts are applied again from the beginning. */
export function foldAgain({ born, log }: Twin): LifeCampaign {
  return log.reduce<LifeCampaign>((life, entry) => {
    if ('change' in entry) return { ...life, ...entry.change };
    const outcome = applyEvent(life, entry.act, entry.by, entry.at);
    if (!outcome.ok) throw new Error(`${entry.act.event} at ${entry.at} cannot be told again: ${outcome.error.code}`);
    return outcome.value.campaign;
  }, born);
}

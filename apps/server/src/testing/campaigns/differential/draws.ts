import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { createRandom, type Random } from '@jarchi/domain/campaigns/testing/random.ts';
import type { Verdict } from '@jarchi/domain/campaigns/turn/sightings.ts';
import type { HourFigures } from '#connectors/platforms/platform-connector.ts';

/** A placement for which the future is drawn, identified by its publisher and the instant of its offer. */
export interface Drawn {
  readonly publisher_id: number;
  readonly offered_at: number;
}

export function getHash(text: string): number {
  return [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7);
}

/** What publishers, networks and reviewers of a seed do, and when. */
export function createDraws(seed: number) {
  const of = (name: string): Random => createRandom(getHash(`${seed} ${name}`));
  const nameOf = ({ publisher_id, offered_at }: Drawn) => `${publisher_id} ${offered_at}`;

  function answerOf(
    offered: Drawn,
    isMade: boolean,
  ): { readonly accepts: boolean; readonly at: number; readonly asks: number | undefined } {
    const drawn = of(`${nameOf(offered)} answer`);
    const accepts = drawn.chance(0.87);
    const deadline = (isMade ? 72 : 24) * HOUR_MS;
    const after = drawn.chance(0.06)
      ? Infinity
      : drawn.chance(0.08)
        ? deadline + drawn.pick([-1, 0, HOUR_MS])
        : drawn.between(1, deadline * 0.8);
    const named = of(`${nameOf(offered)} price`);
    return { accepts, at: offered.offered_at + after, asks: isMade && named.chance(0.3) ? named.between(1, 400) * 10_000 : undefined };
  }

  /** When a publisher who accepted leaves; many of these instants come after the post, and too late. */
  function leavesAt(offered: Drawn): number {
    const drawn = of(`${nameOf(offered)} withdrawal`);
    return drawn.chance(0.1) ? offered.offered_at + drawn.between(1, 200 * HOUR_MS) : Infinity;
  }

  function editedAtOf(offered: Drawn, live_at: number): number {
    const drawn = of(`${nameOf(offered)} edit`);
    return drawn.chance(0.2) ? live_at + drawn.between(1, 30 * HOUR_MS) : Infinity;
  }

  function contentAt(offered: Drawn, attempt: number, owed_since: number): number {
    const drawn = of(`${nameOf(offered)} content ${attempt} ${owed_since}`);
    return owed_since + (drawn.chance(0.08) ? drawn.pick([Infinity, 72 * HOUR_MS, 80 * HOUR_MS]) : drawn.between(1, 50 * HOUR_MS));
  }

  function liveAtOf(offered: Drawn, slot_at: number): number {
    const drawn = of(`${nameOf(offered)} post ${slot_at}`);
    if (drawn.chance(0.15)) return slot_at + drawn.pick([Infinity, 6 * HOUR_MS, 6 * HOUR_MS + 1, drawn.between(5, 9) * HOUR_MS]);
    return slot_at + drawn.below(2 * HOUR_MS);
  }

  function removedAtOf(offered: Drawn, live_at: number): number {
    const drawn = of(`${nameOf(offered)} removal`);
    return drawn.chance(0.25) ? live_at + drawn.between(1, 60 * HOUR_MS) : Infinity;
  }

  function figuresOf(offered: Drawn, hour: number, bought: number): HourFigures & { readonly known_at: number } {
    const pace = of(`${nameOf(offered)} pace`).pick([10, 40, 200, 2_000]);
    const drawn = of(`${nameOf(offered)} figures ${hour}`);
    const late = drawn.chance(0.2) ? drawn.pick([drawn.below(30 * HOUR_MS), 60 * HOUR_MS, Infinity]) : 0;
    const [views, clicks] = [drawn.below(Math.ceil((2 * bought) / pace)), drawn.below(Math.ceil((2 * bought) / pace))];
    return { hour, reach: Math.floor(views / 2), views, clicks, known_at: hour + HOUR_MS + late };
  }

  function verdictOf(title: string, caption: string, since: number): Verdict {
    const drawn = of(`${title} ${caption} ${since} verdict`);
    const at = since + drawn.between(1, 30 * HOUR_MS);
    return drawn.chance(0.85) ? { verdict: 'approve', at } : { verdict: 'reject', reason: 'the caption', at };
  }

  return { of, answerOf, leavesAt, contentAt, liveAtOf, editedAtOf, removedAtOf, figuresOf, verdictOf };
}

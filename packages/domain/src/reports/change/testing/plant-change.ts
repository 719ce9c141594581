import { createRandom } from '#campaigns/testing/random.ts';
import type { ChangeCause, DrivenFigure } from '#reports/change/explain-change.ts';

/** What was planted: its cause, and the publisher who made it, where one did. */
export interface Planted {
  readonly cause: ChangeCause;
  readonly placement_id: number | null;
  readonly rows: readonly DrivenFigure[];
}

/** How much each publisher's people and price differ from the earlier range by chance. */
const NOISE = 0.05;
/** The least and the most of a planted cause. */
const LEAST = 0.12;
const MOST = 0.6;

type Publisher = { readonly units: number; readonly price: number };

/**
 * Costs of some publishers in two ranges between which one thing changed: all sold more or less, or one did; people moved between cheap and
 * dear ones; or prices changed, of all or of one. All else is noise.
 */
function plantChange(seed: number): Planted {
  const random = createRandom(seed);
  const between = (from: number, to: number) => from + random.next() * (to - from);
  const count = 3 + Math.floor(between(0, 9));
  const publishers: Publisher[] = Array.from({ length: count }, () => ({ units: between(8_000, 90_000), price: between(60, 110) }));
  const sign = random.next() < 0.5 ? -1 : 1;
  const size = 1 + sign * between(LEAST, MOST);
  const kind = Math.floor(between(0, 5));
  const chosen = publishers.reduce((most, { units }, index) => (units > (publishers[most]?.units ?? 0) ? index : most), 0);
  const typical = publishers.reduce((sum, { price }) => sum + price, 0) / count;
  const later = publishers.map(({ units, price }, index): Publisher => {
    const isChosen = index === chosen;
    if (kind === 0) return { units: units * size, price };
    if (kind === 1) return { units: isChosen ? units * (sign > 0 ? 3 : 0) : units, price: isChosen ? typical : price };
    if (kind === 2) return { units, price: price * size };
    if (kind === 3) return { units, price: isChosen ? price * (1 + sign * between(0.5, 0.8)) : price };
    return { units, price };
  });
  const earlier = publishers.map(({ units, price }, index) =>
    kind === 1 && index === chosen ? { units, price: typical } : { units, price },
  );
  if (kind === 4) return plantMix({ earlier, noise: () => between(-0.005, 0.005), isDearer: sign > 0 });
  const noise = () => between(-NOISE, NOISE);
  const rows = earlier.map((before, index) => toRow(index + 1, before, later[index] ?? before, noise));
  const cause = kind < 2 ? 'volume' : 'price';
  return { cause, placement_id: kind % 2 === 1 ? chosen + 1 : null, rows };
}

/** The same people from other publishers: one of the two ends of the list of prices gives its people to the other. */
function plantMix({ earlier, noise, isDearer }: { earlier: readonly Publisher[]; noise: () => number; isDearer: boolean }): Planted {
  const cheap = earlier.map(({ units }, index) => ({ units, price: index % 2 === 0 ? 60 : 110 }));
  const all = cheap.reduce((sum, { units }) => sum + units, 0);
  const grown = (price: number) => (price > 100 === isDearer ? 1.6 : 0.5);
  const moved = cheap.map(({ units, price }) => ({ units: units * grown(price), price }));
  const scale = all / moved.reduce((sum, { units }) => sum + units, 0);
  const rows = cheap.map((before, index) => {
    const { units, price } = moved[index] ?? before;
    return toRow(index + 1, before, { units: units * scale, price }, noise);
  });
  return { cause: 'mix', placement_id: null, rows };
}

function toRow(placement_id: number, before: Publisher, now: Publisher, noise: () => number): DrivenFigure {
  const drive = (units: number) => Math.round(units);
  const noisy = { units: drive(now.units * (1 + noise())), price: now.price * (1 + noise()) };
  return {
    placement_id,
    before: { drive: drive(before.units), figure: Math.round(drive(before.units) * before.price) },
    now: { drive: noisy.units, figure: Math.round(noisy.units * noisy.price) },
  };
}

/** The share of seeds whose planted cause is named first, with its publisher where one made it; and the seeds where it is not. */
export function countNamed(
  seeds: readonly number[],
  explain: (rows: readonly DrivenFigure[]) => { cause: ChangeCause; placement_id: number | null } | undefined,
) {
  const missed = seeds.filter((seed) => {
    const planted = plantChange(seed);
    const first = explain(planted.rows);
    const isNamed = planted.placement_id === null || first?.placement_id === planted.placement_id;
    return first?.cause !== planted.cause || !isNamed;
  });
  return { share: 1 - missed.length / seeds.length, missed };
}

/** What changes a figure: how much was bought, from whom, and at what rate. */
export const CHANGE_CAUSES = ['volume', 'mix', 'price'] as const;
export type ChangeCause = (typeof CHANGE_CAUSES)[number];

/**
 * A publisher's figure in two ranges. The figure is `drive` × a rate: a cost is driven by the people, views or clicks it pays for; people,
 * views and clicks by the money they cost.
 */
export interface DrivenFigure {
  readonly placement_id: number;
  readonly before: Driven;
  readonly now: Driven;
}

export interface Driven {
  readonly drive: number;
  /** A whole number. */
  readonly figure: number;
}

export interface ChangePart {
  readonly cause: ChangeCause;
  /** A whole number, negative where it lowers the figure. */
  readonly amount: number;
  /** The placement that makes more than half of it; null where none does. */
  readonly placement_id: number | null;
}

export interface ChangeExplanation {
  readonly before: number;
  readonly now: number;
  readonly drive_before: number;
  readonly drive_now: number;
  /** The three parts, the largest first; their sum is `now` − `before`. */
  readonly parts: readonly ChangePart[];
}

/** A smaller change, in percent, is not explained. */
const EXPLAINED_PERCENT = 1;

/** A placement is named as a cause from this share of its part. */
const DOMINANT_SHARE = 0.5;

/** Whether a figure changed enough to be explained; it never is without an earlier figure. */
export function isExplained(now: number | null, before: number | null): boolean {
  if (now === null || before === null || before <= 0) return false;
  return Math.abs(now - before) * 100 >= before * EXPLAINED_PERCENT;
}

/**
 * Splits the change of a figure between two ranges: volume is the change of the drive at the earlier rate of all; mix is what the other
 * shares of publishers change, each at its own earlier rate; price is the rest, rounding included. Publishers who are new count at their
 * rate of now, so that they change the mix and not the price. Undefined where there is nothing to explain, or nothing to explain it by.
 */
export function explainChange(rows: readonly DrivenFigure[]): ChangeExplanation | undefined {
  const before = addUp(rows, 'before');
  const now = addUp(rows, 'now');
  if (!isExplained(now.figure, before.figure) || before.drive <= 0) return undefined;
  const rate = before.figure / before.drive;
  const growth = now.drive / before.drive;
  const shares = rows.map((row) => ({ placement_id: row.placement_id, ...getShares(row, rate, growth) }));
  const volume = Math.round((now.drive - before.drive) * rate);
  const mix = Math.round(rows.reduce((sum, row) => sum + row.now.drive * getOwnRate(row, rate), 0) - now.drive * rate);
  const amounts: Readonly<Record<ChangeCause, number>> = { volume, mix, price: now.figure - before.figure - volume - mix };
  const parts = CHANGE_CAUSES.map((cause): ChangePart => {
    const own = shares.map((share) => ({ placement_id: share.placement_id, share: share[cause] }));
    return { cause, amount: amounts[cause], placement_id: findDominant(own) };
  });
  return {
    before: before.figure,
    now: now.figure,
    drive_before: before.drive,
    drive_now: now.drive,
    parts: parts.toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount)),
  };
}

function addUp(rows: readonly DrivenFigure[], when: 'before' | 'now'): Driven {
  return {
    drive: rows.reduce((sum, row) => sum + row[when].drive, 0),
    figure: rows.reduce((sum, row) => sum + row[when].figure, 0),
  };
}

/** The rate at which a publisher's drive of now is judged: its earlier one, else its own of now, else that of all. */
function getOwnRate({ before, now }: DrivenFigure, rateOfAll: number): number {
  if (before.drive > 0) return before.figure / before.drive;
  return now.drive > 0 ? now.figure / now.drive : rateOfAll;
}

/** What one publisher adds to each part, not rounded. */
function getShares(row: DrivenFigure, rateOfAll: number, growth: number): Readonly<Record<ChangeCause, number>> {
  const { before, now } = row;
  const own = getOwnRate(row, rateOfAll);
  return {
    volume: (now.drive - before.drive) * rateOfAll,
    mix: (now.drive - before.drive * growth) * (own - rateOfAll),
    price: now.figure - now.drive * own,
  };
}

/** Of several placements the one that makes more than half of a part: the others cannot turn its direction. */
function findDominant(rows: readonly { readonly placement_id: number; readonly share: number }[]): number | null {
  if (rows.length < 2) return null;
  const whole = rows.reduce((sum, { share }) => sum + Math.abs(share), 0);
  return rows.find(({ share }) => Math.abs(share) > whole * DOMINANT_SHARE)?.placement_id ?? null;
}

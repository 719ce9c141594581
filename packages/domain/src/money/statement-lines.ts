import { tehranDay } from '../calendar/jalali.ts';
import type { LedgerKind } from './ledger.ts';
import type { Toman } from './money.ts';

/** A ledger transaction, as a statement reads it. */
export interface PostedMove {
  readonly id: number;
  readonly number: number;
  readonly moves: number;
  readonly kind: LedgerKind;
  /** When it took effect. */
  readonly at: Date;
  readonly campaign_id: number | null;
  readonly payment_id: number | null;
  readonly money_request_id: number | null;
  readonly placement_id: number | null;
  readonly units: number | null;
  readonly available: Toman;
  readonly held: Toman;
  readonly available_after: Toman;
  readonly held_after: Toman;
}

/** The last line of a statement: where the next move joins it, or begins one behind it. */
export interface LineEnd {
  readonly line: number;
  readonly kind: LedgerKind;
  readonly campaign_id: number | null;
  /** YYYY-MM-DD in Tehran. */
  readonly day: string;
}

/** The part that moves add to a line of a statement; `begins` is false where the line stood before. */
export interface StatementLine extends Omit<PostedMove, 'id' | 'moves'>, LineEnd {
  readonly begins: boolean;
  readonly first_moves: number;
  readonly last_moves: number;
  readonly entries: number;
  /** Of the last move. */
  readonly transaction_id: number;
}

/** The part that moves add to the sums of a day, kind and campaign; the campaign 0 is none. */
export interface DaySum {
  readonly day: string;
  readonly kind: LedgerKind;
  readonly campaign_id: number;
  readonly lines: number;
  readonly entries: number;
  readonly available: Toman;
  readonly held: Toman;
}

export const EMPTY_STATEMENT: LineEnd = { line: 0, kind: 'charge', campaign_id: null, day: '' };

/** Captures and releases come hour by hour: those of one campaign and Tehran day that follow each other are one line. */
const joins = (move: Omit<LineEnd, 'line'>, last: LineEnd): boolean =>
  (move.kind === 'capture' || move.kind === 'release') &&
  move.kind === last.kind &&
  move.campaign_id === last.campaign_id &&
  move.day === last.day;

const bothOrNull = (a: number | null, b: number | null) => (a === null || b === null ? null : a + b);

/** The lines of moves in the order of posting, behind the last line of the statement. Those that move no own money are in no line. */
export function toStatementLines(last: LineEnd, moves: readonly PostedMove[]): StatementLine[] {
  const lines: StatementLine[] = [];
  let end = last;
  for (const { id, moves: move, ...posted } of moves) {
    if (posted.available === 0 && posted.held === 0) continue;
    const day = tehranDay(posted.at.getTime());
    const isJoined = joins({ ...posted, day }, end);
    const line = isJoined ? end.line : end.line + 1;
    const own = { ...posted, line, day, transaction_id: id, last_moves: move };
    const before = isJoined ? lines.pop() : undefined;
    const next: StatementLine = before
      ? {
          ...own,
          begins: before.begins,
          first_moves: before.first_moves,
          entries: before.entries + 1,
          placement_id: before.placement_id === posted.placement_id ? posted.placement_id : null,
          units: bothOrNull(before.units, posted.units),
          available: before.available + posted.available,
          held: before.held + posted.held,
        }
      : { ...own, begins: !isJoined, first_moves: move, entries: 1 };
    lines.push(next);
    end = next;
  }
  return lines;
}

/** The sums of lines by day, kind and campaign, in this order. */
export function sumLinesByDay(lines: readonly StatementLine[]): DaySum[] {
  const sums = new Map<string, DaySum>();
  for (const { day, kind, campaign_id, begins, entries, available, held } of lines) {
    const campaign = campaign_id ?? 0;
    const key = `${day} ${kind} ${campaign}`;
    const sum = sums.get(key);
    sums.set(key, {
      day,
      kind,
      campaign_id: campaign,
      lines: (sum?.lines ?? 0) + Number(begins),
      entries: (sum?.entries ?? 0) + entries,
      available: (sum?.available ?? 0) + available,
      held: (sum?.held ?? 0) + held,
    });
  }
  return [...sums.values()].toSorted((a, b) => a.day.localeCompare(b.day) || a.kind.localeCompare(b.kind) || a.campaign_id - b.campaign_id);
}

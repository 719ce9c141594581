import loadHighs from 'highs';
import { findBrokenRows, type LinearModel } from './linear-model.ts';

export type Highs = Awaited<ReturnType<typeof loadHighs>>;

export interface OracleAnswer {
  readonly status: 'best' | 'infeasible' | 'out_of_time';
  /** The best whole-number solution that satisfies every constraint, and its sums; null if there is none. */
  readonly chosen: readonly number[] | null;
  readonly cost: number;
  readonly reach: number;
  /** The value that nothing can beat, by the solver's claim: reach, or cost. */
  readonly bound: number;
}

export interface OracleEffort {
  /** 0 for the best; 1e-4 for one in ten thousand. */
  readonly relative_gap: number;
  readonly limitSeconds: number;
}

export async function startHighs(): Promise<Highs> {
  return loadHighs();
}

function commonDivisor(values: Iterable<number>): number {
  let common = 0;
  for (const value of values) {
    let [a, b] = [common, value];
    while (b !== 0) [a, b] = [b, a % b];
    common = a;
  }
  return Math.max(1, common);
}

/** A row of an LP text, broken into lines: the reader does not accept long ones. */
function writeSum(terms: Iterable<readonly [number, number]>): string {
  const written = [...terms].map(([index, factor]) => `${factor < 0 ? '-' : '+'} ${Math.abs(factor)} x${index}`);
  const lines: string[] = [];
  for (let i = 0; i < written.length; i += 12) lines.push(written.slice(i, i + 12).join(' '));
  return lines.join('\n ');
}

function getSought(
  { items }: LinearModel,
  kind: 'most_reach' | 'least_cost',
): { readonly values: readonly number[]; readonly common: number } {
  const values = items.map((item) => (kind === 'most_reach' ? item.reach : item.cost));
  return { values, common: commonDivisor(values) };
}

/**
 * The model as LP text. The objective and each row are divided by their common divisor, and limits are rounded down: the same choices
 * with smaller numbers, so that one unit stays well above the tolerances of floating point. `banned` choices are cut off.
 */
function writeLp(model: LinearModel, kind: 'most_reach' | 'least_cost', banned: readonly (readonly number[])[]): string {
  const { items, rows, forced, goal_reach } = model;
  const { values, common: unit } = getSought(model, kind);
  const sought = values.map((value, index) => [index, value / unit] as const);
  const lines = [kind === 'most_reach' ? 'Maximize' : 'Minimize', ` sought: ${writeSum(sought)}`, 'Subject To'];
  for (const [number, { limit, uses }] of rows.entries()) {
    if (uses.size === 0) continue;
    const common = commonDivisor(uses.values());
    const scaled = [...uses].map(([index, use]) => [index, use / common] as const);
    lines.push(` r${number}: ${writeSum(scaled)} <= ${Math.floor(limit / common)}`);
  }
  if (kind === 'least_cost') lines.push(` goal: ${writeSum(items.map(({ reach }, index) => [index, reach]))} >= ${goal_reach}`);
  for (const index of forced) lines.push(` f${index}: x${index} >= 1`);
  for (const [number, choice] of banned.entries()) {
    const isIn = new Set(choice);
    const cut = items.map((_, index) => [index, isIn.has(index) ? 1 : -1] as const);
    lines.push(` b${number}: ${writeSum(cut)} <= ${isIn.size - 1}`);
  }
  return [...lines, 'Binary', ...items.map((_, index) => ` x${index}`), 'End', ''].join('\n');
}

/**
 * The answer of HiGHS to a model. HiGHS computes in floating point: a choice that it allows but that breaks a row in whole numbers is
 * banned, and HiGHS has to search again.
 */
export function solveByHighs(highs: Highs, model: LinearModel, kind: 'most_reach' | 'least_cost', effort: OracleEffort): OracleAnswer {
  const { items, goal_reach } = model;
  const nothing = { chosen: null, cost: 0, reach: 0 };
  if (items.length === 0) {
    const isReached = kind === 'most_reach' || goal_reach <= 0;
    return { ...nothing, status: isReached ? 'best' : 'infeasible', chosen: isReached ? [] : null, bound: 0 };
  }
  const unit = getSought(model, kind).common;
  const banned: (readonly number[])[] = [];
  for (;;) {
    const run = highs.withModel({ format: 'lp', data: writeLp(model, kind, banned) }, (made) => {
      made.options.set({
        output_flag: false,
        mip_rel_gap: effort.relative_gap,
        mip_abs_gap: 0,
        time_limit: effort.limitSeconds,
      });
      made.run();
      // A column may have another position than in the text: the reader orders columns by first occurrence.
      const columns = items.map((_, index) => made.getColByName(`x${index}`));
      return {
        status: made.getModelStatus(),
        values: made.getSolution().colValue,
        columns,
        bound: Number(made.info.get('mip_dual_bound')) * unit,
      };
    });
    const { modelStatus } = highs.constants;
    const isInfeasible = run.status === modelStatus.infeasible || run.status === modelStatus.unboundedOrInfeasible;
    if (isInfeasible) return { ...nothing, status: 'infeasible', bound: 0 };
    const isOver = run.status === modelStatus.optimal;
    const chosen = run.columns.flatMap((column, index) => (run.values[column]! > 0.5 ? [index] : []));
    const reach = chosen.reduce((sum, index) => sum + items[index]!.reach, 0);
    const cost = chosen.reduce((sum, index) => sum + items[index]!.cost, 0);
    const isAllowed =
      findBrokenRows(model, chosen).length === 0 &&
      model.forced.every((index) => chosen.includes(index)) &&
      (kind === 'most_reach' || reach >= goal_reach);
    const status = isOver ? 'best' : 'out_of_time';
    if (isAllowed) return { status, chosen, cost, reach, bound: run.bound };
    if (!isOver) return { ...nothing, status, bound: run.bound };
    banned.push(chosen);
  }
}

import type { Result } from '@jarchi/domain/result.ts';
import type { FrontierPoint, PackageAnswer, PackageRefusal, PackageRequest } from '#package-request.ts';
import { findBestByForce } from './brute-force.ts';
import { findFaults, findRefusalFaults, findUnavailablePins, isPinnedOverLimit } from './check-package.ts';
import { solveByHighs, type Highs, type OracleEffort } from './highs-oracle.ts';
import { FAMILIES, makeRequest, withBudget, type Family, type InstanceName } from './instances.ts';
import { modelRequest } from './linear-model.ts';

export type Solve = (request: PackageRequest) => Result<PackageAnswer, PackageRefusal>;
type Solved = ReturnType<Solve>;

/** Names a failing instance so that it can be made again. */
export function sayName({ family, size, seed, objective }: InstanceName): string {
  return `${family} size ${size} seed ${seed} ${objective}`;
}

/** `count` names, taking each family and both objectives in turn; `sizeOf` gives the number of plans for a seed. */
export function listNames(
  count: number,
  sizeOf: (seed: number) => number,
  { firstSeed = 1, families = FAMILIES }: { readonly firstSeed?: number; readonly families?: readonly Family[] } = {},
): InstanceName[] {
  return Array.from({ length: count }, (_, index) => {
    const seed = firstSeed + Math.floor(index / (2 * families.length));
    const family = families[Math.floor(index / 2) % families.length]!;
    return { family, size: sizeOf(firstSeed + index), seed, objective: index % 2 === 0 ? 'most_reach' : 'least_cost' };
  });
}

/** The faults of a solver on each named instance, after its name; empty when it has none. */
export function collectFaults(names: readonly InstanceName[], judge: (request: PackageRequest) => readonly string[]): readonly string[] {
  return names.flatMap((name) => judge(makeRequest(name)).map((fault) => `${sayName(name)}: ${fault}`));
}

/** The faults of an answer or a refusal that can be found without knowing the best. */
export function judgeAlone(request: PackageRequest, solved: Solved): readonly string[] {
  return solved.ok ? findFaults(request, solved.value) : findRefusalFaults(request, solved.error);
}

/** Whether the pins alone lead to a refusal; such a request has no best package. */
export function isRefusedForPins(request: PackageRequest): boolean {
  const { plan_ids, bundle_ids } = findUnavailablePins(request);
  return plan_ids.length + bundle_ids.length > 0 || isPinnedOverLimit(request);
}

function getValue(request: PackageRequest, { cost, reach }: { readonly cost: number; readonly reach: number }): number {
  return request.objective.kind === 'most_reach' ? reach : cost;
}

/** Checks that the answer equals the best and claims it, or that the refusal is the right one. */
export function judgeByForce(request: PackageRequest, solved: Solved): readonly string[] {
  const faults = [...judgeAlone(request, solved)];
  if (isRefusedForPins(request)) return faults;
  const { best, most_reach } = findBestByForce(modelRequest(request), request.objective.kind);
  if (solved.ok) {
    if (best === null) return [...faults, `answered, and the most reach is ${most_reach}`];
    const [found, wanted] = [getValue(request, solved.value), getValue(request, best)];
    if (found !== wanted) faults.push(`found ${found}, the best is ${wanted}`);
    if (!solved.value.is_proved_best) faults.push(`not proved best: bound ${solved.value.bound}, best ${wanted}`);
  } else if (solved.error.code === 'goal_unreachable') {
    if (best !== null) faults.push(`refused with ${solved.error.most_reach}, and the goal is reached for ${best.cost}`);
    if (!solved.error.is_proved) faults.push('out of reach, and not proved');
    if (solved.error.most_reach !== most_reach) faults.push(`most reach is ${most_reach}, not ${solved.error.most_reach}`);
  }
  return faults;
}

export interface HighsVerdict {
  /** Faults of any method: a broken limit, or a bound or a refusal that HiGHS disproves. */
  readonly faults: readonly string[];
  /** Faults where the best is promised: worse than HiGHS, or not proved. */
  readonly shortfalls: readonly string[];
  /** Whether HiGHS finished in its time; otherwise only its bound is known, and no proof is required. */
  readonly isDecided: boolean;
}

/** HiGHS computes in floating point: an answer better than its own is accepted if it keeps every limit and its bound allows it. */
export function judgeByHighs(highs: Highs, request: PackageRequest, solved: Solved, effort: OracleEffort): HighsVerdict {
  const faults = [...judgeAlone(request, solved)];
  const shortfalls: string[] = [];
  if (isRefusedForPins(request)) return { faults, shortfalls, isDecided: true };
  const { kind } = request.objective;
  const oracle = solveByHighs(highs, modelRequest(request), kind, effort);
  const isDecided = oracle.status !== 'out_of_time';
  const sign = kind === 'most_reach' ? 1 : -1;
  const wanted = oracle.chosen === null ? null : getValue(request, oracle);
  if (solved.ok) {
    const { bound, is_proved_best } = solved.value;
    const found = getValue(request, solved.value);
    if (oracle.status === 'infeasible') faults.push('answered, and HiGHS finds no package');
    else {
      const tolerance = 1 + 2e-6 * Math.abs(oracle.bound);
      if (sign * (found - oracle.bound) > tolerance) faults.push(`found ${found}, better than the bound of HiGHS ${oracle.bound}`);
    }
    if (wanted !== null && sign * (wanted - bound) > 0) faults.push(`bound ${bound} is passed by HiGHS with ${wanted}`);
    if (wanted !== null && sign * (wanted - found) > 0) shortfalls.push(`found ${found}, HiGHS found ${wanted}`);
    if (isDecided && !is_proved_best) shortfalls.push(`not proved best: ${found}, bound ${bound}`);
  } else if (solved.error.code === 'goal_unreachable') {
    const { is_proved } = solved.error;
    if (wanted !== null) (is_proved ? faults : shortfalls).push(`refused with ${JSON.stringify(solved.error)}, HiGHS pays ${wanted}`);
    else if (isDecided && !is_proved) shortfalls.push('out of reach, and not proved');
  }
  return { faults, shortfalls, isDecided };
}

/** Where reach falls although the budget grows, or an answer becomes a refusal. */
export function findFalls(request: PackageRequest, budgets: readonly number[], solve: Solve): readonly string[] {
  const falls: string[] = [];
  let before: { readonly budget: number; readonly reach: number } | null = null;
  for (const budget of budgets.toSorted((a, b) => a - b)) {
    const asked = withBudget(request, budget);
    const solved = solve(asked);
    falls.push(...judgeAlone(asked, solved).map((fault) => `budget ${budget}: ${fault}`));
    const reach = solved.ok ? solved.value.reach : -1;
    if (before !== null && reach < before.reach) falls.push(`budget ${before.budget} reaches ${before.reach}, ${budget} only ${reach}`);
    before = { budget, reach };
  }
  return falls;
}

/**
 * The faults of a curve. It needs a point for each budget that the pins allow, none over its budget, reach never falling, and no bound
 * exceeded. With `isSmall`, the best by brute force has to be between reach and bound.
 */
export function judgeFrontier(
  request: PackageRequest,
  budgets: readonly number[],
  points: readonly FrontierPoint[],
  isSmall: boolean,
): readonly string[] {
  const faults: string[] = [];
  const wanted = [...new Set(budgets)].filter((budget) => !isRefusedForPins(withBudget(request, budget))).toSorted((a, b) => a - b);
  const given = points.map(({ budget }) => budget);
  if (JSON.stringify(given) !== JSON.stringify(wanted)) faults.push(`budgets ${given.join(' ')}, asked ${wanted.join(' ')}`);
  for (const [index, { budget, cost, reach, bound }] of points.entries()) {
    const before = points[index - 1];
    if (before && reach < before.reach) faults.push(`reach falls from ${before.reach} to ${reach} at ${budget}`);
    if (before && reach === before.reach && cost > before.cost) faults.push(`the same reach costs ${cost} after ${before.cost}`);
    if (cost > budget) faults.push(`${cost} is spent of ${budget}`);
    if (reach > bound) faults.push(`bound ${bound} is passed by ${reach}`);
    if (!isSmall) continue;
    const { best } = findBestByForce(modelRequest(withBudget(request, budget)), 'most_reach');
    if (best === null || best.reach < reach || best.reach > bound)
      faults.push(`budget ${budget} reaches ${best?.reach}, not ${reach} to ${bound}`);
  }
  return faults;
}

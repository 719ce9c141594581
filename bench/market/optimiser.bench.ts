import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { optimisePackage } from '@jarchi/optimiser/optimise-package.ts';
import { solveByHighs, startHighs } from '@jarchi/optimiser/testing/highs-oracle.ts';
import { makeRequest, type Family } from '@jarchi/optimiser/testing/instances.ts';
import { modelRequest } from '@jarchi/optimiser/testing/linear-model.ts';
import type { Measured } from '../report.ts';

/** One solve in its own process, after a solve of another request, because a server or page that people use is warm. */
interface Task {
  readonly solver: 'ours' | 'HiGHS';
  readonly family: Family;
  readonly size: number;
  readonly seed: number;
}

interface Outcome {
  readonly reach: number;
  readonly bound: number;
  readonly cpuMs: number;
  /** CPU time of the first call in the process, on another request; it includes compiling the code. */
  readonly firstCpuMs: number;
}

interface Scenario {
  readonly family: Family;
  readonly size: number;
  readonly seeds: readonly number[];
  /** The smallest share of HiGHS's reach that the worst seed may have. */
  readonly goal: number;
  readonly cpuLimitMs: number | null;
}

const SCENARIOS: readonly Scenario[] = [
  { family: 'reference', size: 1_000, seeds: [1, 2, 3, 4, 5], goal: 0.99, cpuLimitMs: null },
  { family: 'counts_and_bundles', size: 1_000, seeds: [1, 2, 3], goal: 0.99, cpuLimitMs: null },
  { family: 'reference', size: 10_000, seeds: [1, 2, 3], goal: 0.997, cpuLimitMs: 100 },
  { family: 'reference', size: 100_000, seeds: [1, 2], goal: 0.997, cpuLimitMs: 500 },
];
const CPU_ROUNDS = 5;
const HIGHS_EFFORT = { relative_gap: 1e-4, limitSeconds: 120 };

/** Compares the package optimiser with HiGHS (gap 1e-4) on the same requests, and its CPU time with the limits. */
export async function benchOptimiser(): Promise<readonly Measured[]> {
  const measured: Measured[] = [];
  for (const { family, size, seeds, goal, cpuLimitMs } of SCENARIOS) {
    const what = `${family} ${size.toLocaleString('en')}`;
    const ours: Outcome[] = [];
    const theirs: Outcome[] = [];
    for (const seed of seeds) {
      ours.push(await runApart({ solver: 'ours', family, size, seed }));
      theirs.push(await runApart({ solver: 'HiGHS', family, size, seed }));
    }
    const shares = ours.map(({ reach }, index) => reach / theirs[index]!.reach);
    const gaps = ours.map(({ reach, bound }) => ((1 - reach / bound) * 100).toFixed(2));
    measured.push({
      name: `reach, ${what}`,
      peer: `HiGHS, worst of ${seeds.length} seeds`,
      ratios: [Math.min(...shares)],
      goal,
      detail: `each ${sayEach(shares, 4)}; own gaps ${gaps.join(' ')} %; CPU ms ${sayCpu(ours)}, HiGHS ${sayCpu(theirs)}`,
    });
    if (cpuLimitMs !== null) measured.push(await measureCpu(what, { solver: 'ours', family, size, seed: seeds[0]! }, cpuLimitMs));
  }
  return measured;
}

async function measureCpu(what: string, task: Task, limitMs: number): Promise<Measured> {
  const rounds: Outcome[] = [];
  for (let round = 0; round < CPU_ROUNDS; round++) rounds.push(await runApart(task));
  return {
    name: `CPU, ${what}`,
    peer: `the limit of ${limitMs} ms`,
    ratios: rounds.map(({ cpuMs }) => limitMs / cpuMs),
    goal: 1,
    detail: `ms ${sayCpu(rounds)}; the first call in a process ${sayEach(
      rounds.map(({ firstCpuMs }) => firstCpuMs),
      0,
    )}`,
  };
}

function sayEach(values: readonly number[], digits: number): string {
  return values.map((value) => value.toFixed(digits)).join(' ');
}

function sayCpu(outcomes: readonly Outcome[]): string {
  return sayEach(
    outcomes.map(({ cpuMs }) => cpuMs),
    0,
  );
}

async function runApart(task: Task): Promise<Outcome> {
  const args = ['--expose-gc', '--import', 'tsx', import.meta.filename, JSON.stringify(task)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout) as Outcome;
}

/** Times the solve, with its reading of the request. Making the request is not timed, and its garbage is collected before. */
async function solveHere({ solver, family, size, seed }: Task): Promise<Outcome> {
  const highs = solver === 'HiGHS' ? await startHighs() : null;
  const request = makeRequest({ family, size, seed, objective: 'most_reach' });
  // HiGHS needs no warm-up: it is compiled already, and takes half a minute for the largest request.
  const other = highs === null ? makeRequest({ family, size, seed: seed + 1_000, objective: 'most_reach' }) : null;
  globalThis.gc?.();
  const measure = (solve: () => { readonly reach: number; readonly bound: number }) => {
    const before = process.cpuUsage();
    const { reach, bound } = solve();
    const { user, system } = process.cpuUsage(before);
    return { reach, bound, cpuMs: (user + system) / 1_000 };
  };
  const firstCpuMs = other === null ? 0 : measure(() => solveByOurs(other)).cpuMs;
  return { ...measure(() => (highs === null ? solveByOurs(request) : solveByPeer(highs, request))), firstCpuMs };
}

function solveByOurs(request: ReturnType<typeof makeRequest>): { readonly reach: number; readonly bound: number } {
  const solved = optimisePackage(request);
  if (!solved.ok) throw new Error(JSON.stringify(solved.error));
  return solved.value;
}

function solveByPeer(
  highs: Awaited<ReturnType<typeof startHighs>>,
  request: ReturnType<typeof makeRequest>,
): { readonly reach: number; readonly bound: number } {
  const solved = solveByHighs(highs, modelRequest(request), 'most_reach', HIGHS_EFFORT);
  if (solved.chosen === null) throw new Error(`HiGHS found nothing: ${solved.status}`);
  return solved;
}

if (process.argv[1] === import.meta.filename) console.log(JSON.stringify(await solveHere(JSON.parse(process.argv[2]!) as Task)));

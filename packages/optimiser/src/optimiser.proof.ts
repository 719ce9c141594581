import { describe, expect, test } from 'vitest';
import { optimisePackage } from './optimise-package.ts';
import { makeDice } from '#testing/dice.ts';
import { startHighs } from '#testing/highs-oracle.ts';
import { FAMILIES, makeRequest, shuffleRequest, withGoal } from '#testing/instances.ts';
import { collectFaults, isRefusedForPins, judgeAlone, judgeByForce, judgeByHighs, listNames, sayName } from '#testing/judge-solver.ts';

const SMALL_SIZES = [18, 17, 14, 18, 9, 16, 18, 3, 18, 12, 1, 18, 0];

describe('up to 18 plans', () => {
  test('2,000 answers and refusals equal those of brute force', () => {
    const names = listNames(2_000, (seed) => SMALL_SIZES[seed % SMALL_SIZES.length]!);
    expect(collectFaults(names, (request) => judgeByForce(request, optimisePackage(request)))).toEqual([]);
  });

  test('a goal just within reach is reached, and one person more is refused: 500 requests', () => {
    const names = listNames(1_000, () => 15, { firstSeed: 20_000 }).filter(({ objective }) => objective === 'most_reach');
    const faults = collectFaults(names, (request) => {
      const most = optimisePackage(request);
      if (!most.ok) return [];
      return [most.value.reach, most.value.reach + 1].flatMap((goal) => {
        const asked = withGoal(request, goal);
        const solved = optimisePackage(asked);
        const isRight = solved.ok === goal <= most.value.reach;
        return [...judgeByForce(asked, solved), ...(isRight ? [] : [`goal ${goal} of ${most.value.reach}: ${JSON.stringify(solved)}`])];
      });
    });
    expect(faults).toEqual([]);
  });
});

describe('19 to 200 plans', () => {
  test('320 answers are proved best, and HiGHS finds nothing better', async () => {
    const highs = await startHighs();
    const sizes = makeDice(1);
    const names = listNames(320, () => sizes.whole(19, 200), { firstSeed: 40_000 });
    const undecided: string[] = [];
    const faults = collectFaults(names, (request) => {
      const solved = optimisePackage(request);
      const { faults: wrong, shortfalls, isDecided } = judgeByHighs(highs, request, solved, { relative_gap: 0, limitSeconds: 10 });
      if (!isDecided) undecided.push(JSON.stringify(solved));
      return [...wrong, ...shortfalls];
    });
    expect(faults).toEqual([]);
    expect(undecided.length).toBeLessThan(10);
  });

  test('a goal just within reach is reached, and one person more is refused: 96 requests', () => {
    const sizes = makeDice(2);
    const names = listNames(192, () => sizes.whole(19, 80), { firstSeed: 60_000 }).filter(({ objective }) => objective === 'most_reach');
    const faults = collectFaults(names, (request) => {
      const most = optimisePackage(request);
      if (!most.ok) return judgeAlone(request, most);
      const { reach, cost } = most.value;
      const [within, beyond] = [optimisePackage(withGoal(request, reach)), optimisePackage(withGoal(request, reach + 1))];
      const wrong = [...judgeAlone(withGoal(request, reach), within), ...judgeAlone(withGoal(request, reach + 1), beyond)];
      if (!within.ok || within.value.cost > cost) wrong.push(`goal ${reach} costs at most ${cost}: ${JSON.stringify(within)}`);
      const isRefused =
        !beyond.ok && beyond.error.code === 'goal_unreachable' && beyond.error.is_proved && beyond.error.most_reach === reach;
      if (!isRefused) wrong.push(`goal ${reach + 1} is out of reach: ${JSON.stringify(beyond)}`);
      return wrong;
    });
    expect(faults).toEqual([]);
  });
});

describe('200 plans with limits of every kind at once', () => {
  test('24 answers are proved best, and HiGHS finds nothing better', async () => {
    const highs = await startHighs();
    const faults = collectFaults(
      listNames(24, () => 200, { firstSeed: 1, families: ['mixture'] }),
      (request) => {
        const solved = optimisePackage(request);
        const { faults: wrong, shortfalls } = judgeByHighs(highs, request, solved, { relative_gap: 0, limitSeconds: 60 });
        const isProved = solved.ok ? solved.value.is_proved_best : solved.error.code !== 'goal_unreachable' || solved.error.is_proved;
        return [...wrong, ...shortfalls, ...(isProved ? [] : ['not proved'])];
      },
    );
    expect(faults).toEqual([]);
  });
});

describe('equal ratios of price and reach', () => {
  test('for 40 to 100 plans no answer exceeds its bound, and nearly all are proved best', async () => {
    const highs = await startHighs();
    const sizes = makeDice(6);
    const names = listNames(48, () => sizes.whole(40, 100), { firstSeed: 90_000, families: ['equal_ratios'] });
    let unproved = 0;
    const faults = collectFaults(names, (request) => {
      const solved = optimisePackage(request);
      if (solved.ok && !solved.value.is_proved_best) unproved += 1;
      return judgeByHighs(highs, request, solved, { relative_gap: 0, limitSeconds: 5 }).faults;
    });
    expect(faults).toEqual([]);
    expect(unproved).toBeLessThan(4);
  });
});

test('for 1,000 plans no package that HiGHS finds exceeds the bound', async () => {
  const highs = await startHighs();
  const names = listNames(2 * FAMILIES.length, () => 1_000, { firstSeed: 80_000 });
  const faults = collectFaults(
    names,
    (request) => judgeByHighs(highs, request, optimisePackage(request), { relative_gap: 1e-4, limitSeconds: 5 }).faults,
  );
  expect(faults).toEqual([]);
});

test('a request in another order gets the same answer: 800 requests', () => {
  const sizes = makeDice(3);
  const names = [
    ...listNames(640, () => sizes.whole(2, 60), { firstSeed: 100_000 }),
    ...listNames(128, () => sizes.whole(61, 200), { firstSeed: 120_000 }),
    ...listNames(32, () => sizes.whole(201, 2_000), { firstSeed: 140_000 }),
  ];
  const differing = names.filter((name) => {
    const request = makeRequest(name);
    if (isRefusedForPins(request)) return false;
    const [one, other] = [optimisePackage(request), optimisePackage(shuffleRequest(request, name.seed))];
    return JSON.stringify(one) !== JSON.stringify(other);
  });
  expect(differing.map(sayName)).toEqual([]);
});

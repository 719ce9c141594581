import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MEASUREMENT_SOURCES, type MeasurementSource } from '#reports/reports.ts';
import { getReplacedReason, judgeFigure, type CollectedFigure, type HourMoney } from './judge-figure.ts';

const FREE: HourMoney = { isPaid: false, isSettled: false };
const PAID: HourMoney = { isPaid: true, isSettled: false };
const SETTLED: HourMoney = { isPaid: true, isSettled: true };
const of = (source: MeasurementSource, accepted: number, rejected = 0): CollectedFigure => ({ source, accepted, rejected });
const counts = (added: number, opensFinding = false) => ({ verdict: 'counts', added, opensFinding });
const aside = (reason: string, opensFinding = true) => ({ verdict: 'set_aside', reason, opensFinding });

test.each([
  ['the first figure of an hour counts', undefined, of('screenshot_proof', 5), PAID, counts(5)],
  ['the same figure again is known', of('operator_feed', 5, 2), of('operator_feed', 5, 2), PAID, { verdict: 'known' }],
  ['a worse source repeats', of('publisher_insight', 5), of('operator_feed', 9), PAID, aside('source_repeat', false)],
  ['another source of the same rank repeats', of('platform_api', 5), of('simulation', 9), FREE, aside('source_repeat', false)],
  ['a better source replaces', of('screenshot_proof', 5), of('platform_api', 9), PAID, counts(4)],
  ['a better source with the same figure replaces', of('screenshot_proof', 5), of('operator_feed', 5), SETTLED, counts(0)],
  ['a correction up counts before the settlement', of('platform_api', 5), of('platform_api', 9), PAID, counts(4)],
  ['a correction up is late after the settlement', of('platform_api', 5), of('platform_api', 9), SETTLED, aside('late_figure')],
  ['a first figure is late after the settlement', undefined, of('platform_api', 1), SETTLED, aside('late_figure')],
  ['an empty first figure is not late', undefined, of('platform_api', 0), SETTLED, counts(0)],
  ['a correction down is set aside where units are paid', of('platform_api', 5), of('platform_api', 4), PAID, aside('lower_figure')],
  ['a better source below a paid figure is set aside', of('operator_feed', 5), of('platform_api', 4), PAID, aside('lower_figure')],
  [
    'a correction down counts where nothing is paid, and staff see it',
    of('platform_api', 5),
    of('platform_api', 4),
    FREE,
    counts(-1, true),
  ],
  ['another count of bots alone is a correction', of('platform_api', 5, 1), of('platform_api', 5, 2), PAID, counts(0)],
] as const)('a figure: %s', (_, standing, figure, money, verdict) => {
  expect(judgeFigure(standing, figure, money)).toEqual(verdict);
});

test('a figure that counted was corrected by its own source, or repeated by a better one', () => {
  expect(getReplacedReason('platform_api', 'platform_api')).toBe('corrected');
  expect(getReplacedReason('screenshot_proof', 'platform_api')).toBe('source_repeat');
});

const figure = fc.record({
  source: fc.constantFrom(...MEASUREMENT_SOURCES),
  accepted: fc.nat({ max: 50 }),
  rejected: fc.nat({ max: 5 }),
});

/** The figure that stands after all were collected, in their order. */
function collect(figures: readonly CollectedFigure[], money: HourMoney): { readonly standing?: CollectedFigure; readonly sum: number } {
  let standing: CollectedFigure | undefined;
  let sum = 0;
  for (const next of figures) {
    const verdict = judgeFigure(standing, next, money);
    if (verdict.verdict !== 'counts') continue;
    standing = next;
    sum += verdict.added;
  }
  return { ...(standing && { standing }), sum };
}

test('what was added up is always what stands', () => {
  fc.assert(
    fc.property(fc.array(figure), fc.record({ isPaid: fc.boolean(), isSettled: fc.boolean() }), (figures, money) => {
      const { standing, sum } = collect(figures, money);
      expect(sum).toBe(standing?.accepted ?? 0);
    }),
  );
});

test('paid units never fall', () => {
  fc.assert(
    fc.property(fc.array(figure), figure, (figures, next) => {
      expect(collect([...figures, next], PAID).sum).toBeGreaterThanOrEqual(collect(figures, PAID).sum);
    }),
  );
});

test('figures collected a second time change nothing', () => {
  fc.assert(
    fc.property(fc.array(figure), fc.constantFrom(FREE, PAID, SETTLED), (figures, money) => {
      const last = figures.slice(-1);
      expect(collect([...figures, ...last], money)).toEqual(collect(figures, money));
    }),
  );
});

test('where nothing is paid, the best source stands, in any order of arrival', () => {
  const one = (source: MeasurementSource) => fc.record({ source: fc.constant(source), accepted: fc.nat(), rejected: fc.nat() });
  const sources = fc.tuple(one('platform_api'), one('publisher_insight'), one('operator_feed'), one('screenshot_proof'));
  const inAnyOrder = sources.chain((all) => fc.shuffledSubarray(all, { minLength: 1 }).map((some) => ({ all, some })));
  fc.assert(
    fc.property(inAnyOrder, ({ all, some }) => {
      expect(collect(some, FREE).standing).toEqual(all.find((each) => some.includes(each)));
    }),
  );
});

import { expect, test } from 'vitest';
import { MARKET, sampleBundle, sampleSuggestion, sampleSuggestions } from '#features/publishers/testing/sample-market.fa.ts';
import { SUGGESTION_KEYS } from './picked.ts';
import { chooseShown, countFitting } from './suggestion-choice.ts';
import type { FoundSuggestion } from './suggestion-queries.ts';

const found = (change: object) => sampleSuggestion(MARKET.slice(0, 2), change) as FoundSuggestion;

test('packages that differ are all shown', () => {
  expect(chooseShown(sampleSuggestions(), SUGGESTION_KEYS)).toEqual({
    shown: ['most_reach', 'least_cost', 'most_reach_in_categories'],
    leftOut: [],
  });
});

test('a package with the publishers of an earlier one is left out, in any order of them', () => {
  const answer = sampleSuggestions({ most_reach_in_categories: sampleSuggestion(MARKET.slice(0, 2).toReversed()) });
  expect(chooseShown(answer, SUGGESTION_KEYS)).toEqual({
    shown: ['most_reach', 'least_cost'],
    leftOut: [{ key: 'most_reach_in_categories', same: 'least_cost' }],
  });
});

test('a package without the answer that it needs is left out; one that is refused is shown', () => {
  const refused = { found: false as const, code: 'goal_unreachable' as const, limit: null, excess: null, most_reach: 9 };
  expect(chooseShown(sampleSuggestions({ least_cost: refused, most_reach_in_categories: null }), SUGGESTION_KEYS)).toEqual({
    shown: ['most_reach', 'least_cost'],
    leftOut: [{ key: 'most_reach_in_categories', same: null }],
  });
});

test('each publisher counts once, and fits with one of the categories', () => {
  const cafe = [{ id: 7, title_fa: 'کافه' }];
  const plans = MARKET.slice(0, 2).map((plan, index) => ({ ...plan, categories: index === 0 ? cafe : [] }));
  const bundles = [
    sampleBundle({
      plans: [
        { ...MARKET[0]!, id: 99, categories: cafe },
        { ...MARKET[2]!, categories: cafe },
      ],
    }),
  ];
  expect(countFitting(found({ plans, bundles }), [7, 8])).toEqual({ all: 3, fitting: 2 });
  expect(countFitting(found({ plans, bundles }), [8])).toEqual({ all: 3, fitting: 0 });
});

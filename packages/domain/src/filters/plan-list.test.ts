import { expect, test } from 'vitest';
import { planListQuery, startPlanList, type PlanListState } from './plan-list.ts';
import { PUBLISHER_FILTER_FIELDS } from './publisher-filters.ts';

const ON = { 'panel-recommender-toggle': true };
const query = (state: Partial<PlanListState>) => planListQuery({ ...startPlanList(7, ON), ...state }, PUBLISHER_FILTER_FIELDS);

test('a list begins empty, with the most suitable ones first while there is a recommender', () => {
  expect(startPlanList(null, ON)).toEqual({
    id: null,
    submittedPlanIds: [],
    submittedBundleIds: [],
    searchText: '',
    sort: 'suitable',
    filters: {},
  });
  expect(startPlanList(7, { 'panel-recommender-toggle': false })).toMatchObject({ id: 7, sort: '-followers' });
  expect(query({})).toEqual({ ordering: 'suitable', filter: [], id: null });
});

test('the search text is asked beside the filters, and a blank one is not', () => {
  const filters = { price: { type: 'number', from: 20_000, to: null } } as const;
  expect(query({ searchText: ' قهوه, چای ', filters, sort: '-price' })).toEqual({
    ordering: '-price',
    filter: ['search,قهوه, چای', 'price,gt,20000'],
    id: null,
  });
  expect(query({ searchText: '  ', filters }).filter).toEqual(['price,gt,20000']);
});

test('only the selected ones are asked by id, and none of them when none is selected', () => {
  const filters = { selectedOnly: { type: 'select', values: ['true'] } } as const;
  expect(query({ filters, submittedPlanIds: [3, 9] })).toEqual({ ordering: 'suitable', filter: [], id: [3, 9] });
  expect(query({ filters })).toEqual({ ordering: 'suitable', filter: [], id: [] });
  expect(query({ submittedPlanIds: [3] }).id).toBeNull();
});

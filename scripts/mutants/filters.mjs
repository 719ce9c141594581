const filters = 'packages/domain/src/filters/filters.ts';
const reading = 'packages/domain/src/filters/read-filter.ts';
const decoding = 'packages/domain/src/filters/decode-filters.ts';
const dayRange = 'packages/domain/src/calendar/day-range.ts';
const publisherFilters = 'packages/domain/src/filters/publisher-filters.ts';
const listedTwice = 'packages/domain/src/validation/listed-twice.ts';
const draftFields = 'packages/domain/src/drafts/fields/draft-fields.ts';
const shapes = 'packages/domain/src/drafts/fields/shapes.ts';
const draftLists = ['packages/domain/src/drafts/draft-lists.test.ts'];
const reportRange = 'packages/domain/src/reports/report-range.ts';
const dateBounds = 'packages/domain/src/filters/date-bounds.ts';
const platforms = 'packages/domain/src/platforms/platforms.ts';
const goals = 'packages/domain/src/platforms/campaign-goals.ts';
const options = 'packages/domain/src/platforms/plan-options.ts';
const template = 'packages/domain/src/platforms/utm/utm-template.ts';
const link = 'packages/domain/src/platforms/utm/utm-link.ts';
const testOf = (file) =>
  file === reading || file === decoding
    ? ['decode-filters', 'parse-filters'].map((name) => `packages/domain/src/filters/${name}.test.ts`)
    : [file.replace(/\.ts$/, '.test.ts')];
const parameters = 'apps/server/src/parameters.test.ts';
/** A bug in a call of the server; `only` selects the tests of that call. */
const served = ({ path, only, tests = [parameters] }, name, find, replace) => ({
  name,
  file: `apps/server/src/features/${path}.ts`,
  find,
  replace,
  tests,
  only,
});
const mutant = (name, file, find, replace) => ({ name, file, find, replace, tests: testOf(file) });

export const mutants = [
  mutant(
    'Rubika pins are sold by reach',
    platforms,
    "content_type: 'PIN', campaign_types: ['CPM']",
    "content_type: 'PIN', campaign_types: ['REACH']",
  ),
  mutant('LinkedIn has channels', platforms, "media_type !== 'INSTAGRAM' && media_type !== 'LINKEDIN'", "media_type !== 'INSTAGRAM'"),
  mutant('the choice "three or more stories" begins at two', options, 'multiple: { from: 3', 'multiple: { from: 2'),
  mutant('Soroush has a price', goals, "media_type === 'RUBIKA' ? CPM_PRICE", "media_type !== 'LINKEDIN' ? CPM_PRICE"),
  mutant('Rubika sells fewer views', goals, 'maximum: 150_000', 'maximum: 15_000'),

  mutant('a single number is written as a range', filters, 'if (from !== null && from === to)', 'if (from === null && from === to)'),
  mutant('a bound of zero is left out', filters, 'to === null ? []', '!to ? []'),
  mutant('a comma in a value divides it', filters, '[\\\\,]/g', '[\\\\]/g'),
  mutant('a backslash in a value is not escaped', filters, '[\\\\,]/g', '[,]/g'),
  mutant('the ends of a range are swapped', reading, 'within(limits, ends.gt, ends.lt)', 'within(limits, ends.lt, ends.gt)'),
  mutant('a reversed range is accepted', reading, 'to !== null && from > to)', 'to !== null && from < from)'),
  mutant('a number at the upper limit is refused', reading, '(from !== null && from > limits.to)', '(from !== null && from >= limits.to)'),
  mutant('a number at the lower limit is refused', reading, '(to !== null && to < limits.from)', '(to !== null && to <= limits.from)'),
  mutant('the lower limit does not bound a range', reading, 'Math.max(from, limits.from)', 'Math.min(from, limits.from)'),
  mutant('the upper limit does not bound a range', reading, 'Math.min(to, limits.to)', 'to'),
  mutant('eq sets one end only', reading, "operator === 'eq' ? (['gt', 'lt'] as const)", "operator === 'eq' ? (['gt'] as const)"),
  mutant('hexadecimal numbers are read', reading, 'NUMBER.test(plain) ?', "plain !== '' ?"),
  mutant(
    'a fraction is accepted as a whole number',
    reading,
    '(isWhole && !Number.isSafeInteger(value))',
    '(isWhole && !Number.isFinite(value))',
  ),
  mutant('single choices keep several values', reading, 'isMultiple ? undefined : 1', 'isMultiple ? undefined : 2'),
  mutant('a choice accepts any value', reading, ': options.includes(text));', ': options.length > 0);'),
  mutant('the first of repeated filters counts', reading, 'readings.findLast(', 'readings.find('),
  mutant(
    'days that no calendar has are accepted',
    dayRange,
    'return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value);',
    'return !Number.isNaN(at);',
  ),
  mutant('dates in Persian digits are not read', reading, 'const text = toLatinDigits(rest);', 'const text = rest;'),
  mutant('chosen days end today', dateBounds, '{ from: filter.from, to: filter.to }', '{ from: filter.from, to: today }'),
  mutant('a request ignores filters that it cannot read', decoding, 'if (findings.size === 0) return', 'if (findings.size >= 0) return'),
  mutant('an unknown filter is ignored', decoding, "else findings.set(key, [{ code: 'filter_unknown', values: [] }]);", ''),
  mutant('a refusal does not list the known filters', decoding, 'keys: fields.map((known) => known.key)', 'keys: []'),
  mutant('a refusal lists any number of issues', decoding, 'issues.slice(0, ISSUES_MAX)', 'issues'),
  mutant(
    'a refusal reports a move to the limit that was not made',
    decoding,
    "code === 'moved_to_limit' ? 'outside_limits' : code",
    'code',
  ),
  mutant('an address reports changes that lost nothing', decoding, '!HARMLESS.includes(code)', 'HARMLESS.length > 0'),
  mutant('a choice without values is not reported', reading, "found(isHollow, 'value_missing', [])", "found(false, 'value_missing', [])"),
  mutant('an empty value between two commas is ignored', reading, '/^x(?:,x)*$/', '/^x(?:,*x)*$/'),
  mutant('a repeated value is merged', reading, "found(different.length < known.length, 'value_twice'", "found(false, 'value_twice'"),
  mutant('an unknown value among known ones is ignored', reading, '      known.length < given.length,\n', '      known.length === 0,\n'),
  mutant('the first of two texts of a filter is lost without a report', reading, "found(true, 'repeated', [reading.rest])", '[]'),
  mutant('a second bound replaces the first without a report', reading, 'if (ends[end] !== null)', 'if (ends[end] === value)'),
  mutant('a search may have any length', reading, 'text.length > max', 'text.length > 10 * max'),
  mutant('a chosen range may be reversed', reading, 'if (from > to) return { findings', 'if (from.slice(0, 7) > to) return { findings'),

  mutant('prices begin too high', publisherFilters, 'from: 20_000', 'from: 20_001'),
  mutant('scores begin at one', publisherFilters, 'SCORE = { from: 0', 'SCORE = { from: 1'),
  mutant('staff and advertisers swap their smallest numbers of followers', publisherFilters, '? 2_000 : 10_000', '? 10_000 : 2_000'),
  mutant('advertisers filter by score', publisherFilters, '...(isStaffView ? [] : STAFF_FILTERS)', '...(isStaffView ? STAFF_FILTERS : [])'),
  mutant(
    'every Instagram format filters by number of stories',
    publisherFilters,
    "media_type === 'INSTAGRAM' && content_type === 'STORY'",
    "media_type === 'INSTAGRAM'",
  ),
  mutant(
    'LinkedIn posts may stay half a day',
    publisherFilters,
    "media_type === 'LINKEDIN' ? [24, 168]",
    "media_type === 'LINKEDIN' ? [12, 24, 168]",
  ),
  mutant('packages can be filtered by chosen plans', publisherFilters, "key !== 'selectedOnly'", "key !== 'selectedonly'"),

  mutant('repeated items of a list are merged', listedTwice, 'seen.size === seen.add(item).size', 'seen.size > seen.add(item).size'),
  { ...mutant('a draft may list an id twice', draftFields, 'const ids = distinctListOf(', 'const ids = listOf('), tests: draftLists },
  {
    ...mutant('a draft may list a file twice', draftFields, 'const files = distinctListOf(', 'const files = listOf('),
    tests: draftLists,
  },
  {
    ...mutant(
      'an old draft keeps repeated items',
      shapes,
      'seen.size < seen.add(getName(item)).size',
      'seen.size <= seen.add(getName(item)).size',
    ),
    tests: draftLists,
  },
  mutant('a range may be reversed', reportRange, 'if (from > to)', 'if (from.slice(0, 7) > to)'),
  mutant('a range of one day is refused', reportRange, 'if (from > to)', 'if (from >= to)'),
  mutant('a range may be a day too long', reportRange, 'days > longestDays', 'days > longestDays + 1'),
  served(
    { path: 'campaigns/list/list.repository', only: 'listCampaigns.*refuses a broken filter' },
    'the list of campaigns ignores filters that it cannot read',
    'return parsed.ok ? succeed({ ...query, filters: parsed.value }) : parsed;',
    'return succeed({ ...query, filters: parsed.ok ? parsed.value : {} });',
  ),
  served(
    { path: 'publishers/publishers.filters', only: 'listMediaPlans.*refuses an unknown filter' },
    'the list of publishers ignores filters that it cannot read',
    'if (!parsed.ok) return parsed;\n  const filters = parsed.value;',
    'const filters = parsed.ok ? parsed.value : {};',
  ),
  served(
    {
      path: 'publishers/publishers.filters',
      only: 'recommender is off',
      tests: ['apps/server/src/features/publishers/catalogue/catalogue.test.ts'],
    },
    'the filter of the recommender works although it is off',
    'publisherFilterFields({ media_type, content_type, ...viewer });',
    "publisherFilterFields({ media_type, content_type, ...viewer, flags: { 'panel-recommender-toggle': true } });",
  ),
  served(
    { path: 'reports/overview/reports.overview', only: 'getOverview.*refuses reversed days' },
    'a comparison accepts reversed days',
    'if (refusal) return refuse(refusal);',
    '',
  ),
  served(
    { path: 'reports/stats/open-report', only: 'getStats.*refuses reversed days' },
    'a report accepts reversed days',
    'if (refusal) return refuse(refusal);',
    '',
  ),
  served(
    { path: 'publishers/packages/packages.service', only: 'suggestPackages.*refuses a repeated item' },
    'an item that is pinned twice counts once',
    'if (twice) return refuse(twice);',
    '',
  ),
  served(
    { path: 'drafts/drafts.service', only: 'updateDraft.*refuses a repeated item.*selectedPlans' },
    'a draft is saved with a repeated plan',
    '{\n    const twice = findListedTwice(getDistinctLists(sent));',
    '{\n    const twice = findListedTwice({});',
  ),
  served(
    { path: 'contents/contents.service', only: 'decideContent.*refuses a repeated item' },
    'a file is attached twice',
    'findListedTwice({ attachments: feedback.attachments })',
    'findListedTwice({})',
  ),

  mutant('Soroush pins are tagged', template, "  'SOROUSH PIN',\n", ''),
  mutant('formats that do not exist are tagged', template, 'pair.content_type === content_type) &&', 'pair.content_type !== undefined) &&'),
  mutant('the mediums are swapped', template, "REACH: 'spls-reach-post'", "REACH: 'rbk-reach-post'"),
  mutant(
    'tags that the advertiser wrote are written again',
    link,
    "if (text === '' || taken.has(keys[part])) continue;",
    "if (text === '') continue;",
  ),
  mutant('tags come after the fragment', link, '${address}${tagged}${fragment}', '${address}${fragment}${tagged}'),
  mutant(
    'a question mark in the query divides it',
    link,
    "tagged === '?' || tagged.endsWith('&')",
    "tagged.endsWith('?') || tagged.endsWith('&')",
  ),
  mutant('values are not escaped', link, "encodeURIComponent(text.replace(LONE_SURROGATE, '\\ufffd'))", 'text'),
];

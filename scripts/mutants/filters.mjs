const filters = 'packages/domain/src/filters/filters.ts';
const decoding = 'packages/domain/src/filters/decode-filters.ts';
const dayRange = 'packages/domain/src/calendar/day-range.ts';
const publisherFilters = 'packages/domain/src/filters/publisher-filters.ts';
const planList = 'packages/domain/src/filters/plan-list.ts';
const dateBounds = 'packages/domain/src/filters/date-bounds.ts';
const platforms = 'packages/domain/src/platforms/platforms.ts';
const goals = 'packages/domain/src/platforms/campaign-goals.ts';
const options = 'packages/domain/src/platforms/plan-options.ts';
const template = 'packages/domain/src/platforms/utm/utm-template.ts';
const link = 'packages/domain/src/platforms/utm/utm-link.ts';
const testOf = (file) => [file.replace(/\.ts$/, '.test.ts')];
const mutant = (name, file, find, replace, tests = testOf(file)) => ({ name, file, find, replace, tests });

export const mutants = [
  mutant(
    'Rubika pins are sold by reach',
    platforms,
    "content_type: 'PIN', campaign_types: ['CPM']",
    "content_type: 'PIN', campaign_types: ['REACH']",
  ),
  mutant('LinkedIn has channels', platforms, "media_type !== 'INSTAGRAM' && media_type !== 'LINKEDIN'", "media_type !== 'INSTAGRAM'"),
  mutant('three stories are two', options, 'multiple: { from: 3', 'multiple: { from: 2'),
  mutant(
    'the most suitable ones need no recommender',
    options,
    "flags['panel-recommender-toggle'] ? PLAN_SORTS",
    'PLAN_SORTS ? PLAN_SORTS',
  ),
  mutant('Soroush names a price', goals, "media_type === 'RUBIKA' ? CPM_PRICE", "media_type !== 'LINKEDIN' ? CPM_PRICE"),
  mutant('Rubika sells fewer views', goals, 'maximum: 150_000', 'maximum: 15_000'),

  mutant('a single number is written as a range', filters, 'if (from !== null && from === to)', 'if (from === null && from === to)'),
  mutant('a bound of zero is not written', filters, 'to === null ? []', '!to ? []'),
  mutant('a comma in a value parts it', filters, '[\\\\,]/g', '[\\\\]/g'),
  mutant('a backslash in a value is not escaped', filters, '[\\\\,]/g', '[,]/g'),
  mutant('the ends of a range are swapped', decoding, 'within(limits, ends.gt, ends.lt)', 'within(limits, ends.lt, ends.gt)'),
  mutant('a reversed range is kept', decoding, 'to !== null && from > to)', 'to !== null && from < from)'),
  mutant('a number at the upper limit is refused', decoding, 'from > limits.to)', 'from >= limits.to)'),
  mutant('a number at the lower limit is refused', decoding, 'to < limits.from)', 'to <= limits.from)'),
  mutant('the lower limit is not kept', decoding, 'Math.max(from, limits.from)', 'Math.min(from, limits.from)'),
  mutant('the upper limit is not kept', decoding, 'Math.min(to, limits.to)', 'to'),
  mutant('eq sets one end only', decoding, "operator === 'eq' ? (['gt', 'lt'] as const)", "operator === 'eq' ? (['gt'] as const)"),
  mutant('hexadecimal numbers are read', decoding, 'NUMBER.test(plain) ?', "plain !== '' ?"),
  mutant(
    'fractions of whole numbers are taken',
    decoding,
    '(isWhole && !Number.isSafeInteger(value))',
    '(isWhole && !Number.isFinite(value))',
  ),
  mutant('single choices keep several values', decoding, 'isMultiple ? undefined : 1', 'isMultiple ? undefined : 2'),
  mutant('any value may be chosen', decoding, ': options.includes(text))', ': options.length > 0)'),
  mutant('the first of repeated filters holds', decoding, 'readings.findLast(', 'readings.find('),
  mutant(
    'days that no calendar has are taken',
    dayRange,
    'return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value);',
    'return !Number.isNaN(at);',
  ),
  mutant('dates in Persian digits are not read', decoding, 'const text = toLatinDigits(rest);', 'const text = rest;'),
  mutant('chosen days end today', dateBounds, '{ from: filter.from, to: filter.to }', '{ from: filter.from, to: today }'),

  mutant('prices begin too high', publisherFilters, 'from: 20_000', 'from: 20_001'),
  mutant('scores begin at one', publisherFilters, 'SCORE = { from: 0', 'SCORE = { from: 1'),
  mutant('staff and advertisers swap their least followers', publisherFilters, '? 2_000 : 10_000', '? 10_000 : 2_000'),
  mutant('everybody filters by score', publisherFilters, '...(isStaffView ? [] : STAFF_FILTERS)', '...(isStaffView ? STAFF_FILTERS : [])'),
  mutant(
    'every Instagram format has a number of stories',
    publisherFilters,
    "media_type === 'INSTAGRAM' && content_type === 'STORY'",
    "media_type === 'INSTAGRAM'",
  ),
  mutant(
    'LinkedIn posts stay half a day',
    publisherFilters,
    "media_type === 'LINKEDIN' ? [24, 168]",
    "media_type === 'LINKEDIN' ? [12, 24, 168]",
  ),
  mutant(
    'an empty selection shows everything',
    planList,
    'selectedOnly ? state.submittedPlanIds',
    'selectedOnly && state.submittedPlanIds.length > 0 ? state.submittedPlanIds',
  ),

  mutant('Soroush pins are tagged', template, "  'SOROUSH PIN',\n", ''),
  mutant('formats that do not exist are tagged', template, 'pair.content_type === content_type) &&', 'pair.content_type !== undefined) &&'),
  mutant('the mediums are swapped', template, "REACH: 'spls-reach-post'", "REACH: 'rbk-reach-post'"),
  mutant(
    'tags of the advertiser are written again',
    link,
    "if (text === '' || taken.has(keys[part])) continue;",
    "if (text === '') continue;",
  ),
  mutant('tags stand behind the fragment', link, '${address}${tagged}${fragment}', '${address}${fragment}${tagged}'),
  mutant(
    'a question mark in the query parts it',
    link,
    "tagged === '?' || tagged.endsWith('&')",
    "tagged.endsWith('?') || tagged.endsWith('&')",
  ),
  mutant('values are not escaped', link, "encodeURIComponent(text.replace(LONE_SURROGATE, '\\ufffd'))", 'text'),
];

const drafts = 'packages/domain/src/drafts';
const testOf = (file) => `${drafts}/${file}.test.ts`;
const inDrafts = (name, file, find, replace) => ({
  name,
  file: `${drafts}/${file}.ts`,
  find,
  replace,
  tests: [testOf(file)],
});

/** Rules of drafts that are broken one at a time. */
export const mutants = [
  inDrafts(
    'a period of ninety-one days passes',
    'steps/general-step',
    'addDays(start, PERIOD_MAX_DAYS - 1)',
    'addDays(start, PERIOD_MAX_DAYS)',
  ),
  inDrafts('a period may end today', 'steps/general-step', 'const tomorrow = addDays(today, 1);', 'const tomorrow = today;'),
  inDrafts('the first and last hour may be one', 'steps/general-step', 'end_hour > draft.preferred', 'end_hour >= draft.preferred'),
  inDrafts(
    'REACH needs a budget although it has a goal',
    'steps/general-step',
    "(campaign_type === 'REACH' && goal === null)",
    "campaign_type === 'REACH'",
  ),
  inDrafts('INFLUENCE needs no ceiling', 'steps/general-step', "campaign_type === 'INFLUENCE' ||", 'false ||'),
  inDrafts('views and clicks need no goal', 'steps/general-step', "return isSold ? [{ code: 'required' }] : [];", 'return [];'),
  inDrafts('the last day of a period sells no clicks', 'steps/general-step', 'daysBetween(start, end) + 1)', 'daysBetween(start, end))'),
  inDrafts('is_cpm may say anything', 'steps/general-step', "is_cpm === (campaign_type === 'CPM')", 'typeof is_cpm'),
  inDrafts(
    'a page publishes words alone',
    'steps/content-step',
    "if (draft.media_type === 'INSTAGRAM') return",
    "if (draft.media_type === 'INSTAGRAM' && draft.content_caption === '') return",
  ),
  inDrafts('every platform forwards posts', 'steps/content-step', "media_type === 'TELEGRAM' && is_telegram", 'is_telegram'),
  inDrafts('two stories may be three', 'steps/content-step', 'maximum: storiesMax ?? SLIDES_MAX', 'maximum: SLIDES_MAX'),
  inDrafts(
    'what not to do tells what to make',
    'steps/content-step',
    'content_todos.length > 0;',
    'content_todos.length + content_notTodos.length > 0;',
  ),
  inDrafts('a Telegram caption is long beside a file', 'steps/content-step', 'publishedFiles(draft).length > 0)', 'false)'),
  inDrafts('a hyperlink lies on words that are nowhere', 'steps/content-step', '...checkSubstring(text, caption),', ''),
  inDrafts('an ad may be a video', 'steps/ad-content', 'isVideoType(file.type)', 'false'),
  inDrafts('an ad shows two pictures', 'steps/ad-content', '{ minimum: 1, maximum: 1 }', '{ minimum: 1, maximum: 2 }'),
  inDrafts('a story is sold as any number', 'steps/package-step', 'isStoryCountOf(story_number, plan.story_count)', 'true'),
  inDrafts('a network needs no plan of its own', 'steps/package-step', 'if (networkField !== undefined)', 'if (networkField === null)'),
  inDrafts('a bundle alone is no package', 'steps/package-step', ' && draft.selectedBundles.length === 0', ''),
  inDrafts(
    'the step after the first unfinished one opens',
    'steps/draft-steps',
    'CREATION_STEPS.indexOf(step) <= ',
    'CREATION_STEPS.indexOf(step) - 1 <= ',
  ),
  inDrafts(
    'plans move to another format',
    'change-combination',
    'next.media_type === draft.media_type && next',
    'next.media_type === draft.media_type || next',
  ),
  inDrafts(
    'people are counted as clicks',
    'change-combination',
    "campaign_type === 'CPC' ? 'clicks' : 'people'",
    "campaign_type === 'CPC' ? 'people' : 'people'",
  ),
  inDrafts('a goal over the network’s most stays', 'change-combination', ' && goal <= limits.maximum', ''),
  inDrafts('a source that was written by hand is lost', 'change-combination', 'draft.utm_source_value === before.utm_source_value', 'true'),
  {
    ...inDrafts('days that do not exist are read', 'fields/shapes', 'isDay(value) ? value', "typeof value === 'string' ? value"),
    tests: [testOf('complete-draft')],
  },
  inDrafts('a stored CPM draft says that it is none', 'complete-draft', "const is_cpm = campaign_type === 'CPM';", 'const is_cpm = false;'),
  inDrafts('numbers beyond the exact ones are ids', 'creation-address', 'Number.isSafeInteger(id) && id > 0', 'id > 0'),
  inDrafts('a campaign’s id goes to the query too', 'creation-address', "mode === 'draft' && id !== null", 'id !== null'),
];

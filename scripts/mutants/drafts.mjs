const drafts = 'packages/domain/src/drafts';
const testOf = (file) => `${drafts}/${file}.test.ts`;
const inDrafts = (name, file, find, replace) => ({
  name,
  file: `${drafts}/${file}.ts`,
  find,
  replace,
  tests: [testOf(file)],
});

export const mutants = [
  inDrafts(
    'a period of 91 days is accepted',
    'steps/general-step',
    'addDays(start, PERIOD_MAX_DAYS - 1)',
    'addDays(start, PERIOD_MAX_DAYS)',
  ),
  inDrafts('a period may end today', 'steps/general-step', 'const tomorrow = addDays(today, 1);', 'const tomorrow = today;'),
  inDrafts('the first and last hour may be the same', 'steps/general-step', 'end_hour > draft.preferred', 'end_hour >= draft.preferred'),
  inDrafts(
    'REACH with a goal needs a budget',
    'steps/general-step',
    "(campaign_type === 'REACH' && goal === null)",
    "campaign_type === 'REACH'",
  ),
  inDrafts('INFLUENCE needs no ceiling', 'steps/general-step', "campaign_type === 'INFLUENCE' ||", 'false ||'),
  inDrafts('views and clicks need no goal', 'steps/general-step', "return isSold ? [{ code: 'required' }] : [];", 'return [];'),
  inDrafts('the last day of a period sells no clicks', 'steps/general-step', 'daysBetween(start, end) + 1)', 'daysBetween(start, end))'),
  inDrafts('is_cpm may contradict the campaign type', 'steps/general-step', "is_cpm === (campaign_type === 'CPM')", 'typeof is_cpm'),
  inDrafts(
    'a post on Instagram needs no file',
    'steps/content-step',
    "if (draft.media_type === 'INSTAGRAM') return",
    "if (draft.media_type === 'INSTAGRAM' && draft.content_caption === '') return",
  ),
  inDrafts('posts are forwarded on every platform', 'steps/content-step', "media_type === 'TELEGRAM' && is_telegram", 'is_telegram'),
  inDrafts('two stories may be three', 'steps/content-step', 'maximum: storiesMax ?? SLIDES_MAX', 'maximum: SLIDES_MAX'),
  inDrafts(
    'a list of what not to do is enough of a brief',
    'steps/content-step',
    'content_todos.length > 0;',
    'content_todos.length + content_notTodos.length > 0;',
  ),
  inDrafts('a Telegram caption with a file may be long', 'steps/content-step', 'publishedFiles(draft).length > 0)', 'false)'),
  inDrafts('a hyperlink may lie on words that the caption does not have', 'steps/content-step', '...checkSubstring(text, caption),', ''),
  inDrafts('an ad shows two pictures', 'steps/ad-content', '{ minimum: 1, maximum: 1 }', '{ minimum: 1, maximum: 2 }'),
  inDrafts('a plan fits any number of stories', 'steps/package-step', 'isStoryCountOf(story_number, plan.story_count)', 'true'),
  inDrafts(
    'a network campaign needs no network plan',
    'steps/package-step',
    'if (networkField !== undefined)',
    'if (networkField === null)',
  ),
  inDrafts('a bundle alone is no package', 'steps/package-step', ' && draft.selectedBundles.length === 0', ''),
  inDrafts(
    'the step after the first unfinished one may open',
    'steps/draft-steps',
    'CREATION_STEPS.indexOf(step) <= ',
    'CREATION_STEPS.indexOf(step) - 1 <= ',
  ),
  inDrafts(
    'plans stay when the format changes',
    'change-combination',
    'next.media_type === draft.media_type && next',
    'next.media_type === draft.media_type || next',
  ),
  inDrafts(
    'a goal of people is kept as a goal of clicks',
    'change-combination',
    'getMeasure(draft.campaign_type) === getMeasure(next.campaign_type)',
    'true',
  ),
  inDrafts('a goal over the network’s most stays', 'change-combination', ' && goal <= limits.maximum', ''),
  inDrafts('a UTM source written by hand is replaced', 'change-combination', 'draft.utm_source_value === before.utm_source_value', 'true'),
  {
    ...inDrafts('days that do not exist are read', 'fields/shapes', 'isGivenDay(value) ? value', "typeof value === 'string' ? value"),
    tests: [testOf('complete-draft')],
  },
  inDrafts('a stored CPM draft has is_cpm false', 'complete-draft', "is_cpm: campaign_type === 'CPM'", 'is_cpm: false'),
  inDrafts('numbers beyond the safe integers are ids', 'creation-address', 'Number.isSafeInteger(id) && id > 0', 'id > 0'),
  inDrafts('a campaign’s id goes to the query too', 'creation-address', "mode === 'draft' && id !== null", 'id !== null'),
];

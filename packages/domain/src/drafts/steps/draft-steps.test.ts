import { expect, test } from 'vitest';
import { addDays } from '#calendar/jalali.ts';
import { CAMPAIGN_TYPES, CONTENT_TYPES, MEDIA_TYPES } from '#platforms/platforms.ts';
import { changeCombination } from '#drafts/change-combination.ts';
import { canOpenStep, checkStep, findNextStep, firstUnfinishedStep, listIncompleteSteps } from './draft-steps.ts';
import { emptyDraft, type CampaignDraft } from '#drafts/drafts.ts';
import { CREATION_STEPS, type CreationStep } from '#drafts/steps/creation-steps.ts';
import { COMBINATIONS, finishedDraft, getName, TODAY } from '#drafts/testing/finished-drafts.ts';

const PERIOD = ['publish_period_start required', 'publish_period_end required'];
const PICTURE = 'content_files required';
const FILE = 'content_files image_or_video';
const WORDS = 'content_files file_or_caption';
const BRIEF = ['content_description required'];
const getAd = (description: string) => [
  PICTURE,
  'ad_title required',
  `${description} required`,
  'button_label required',
  'button_link required',
];

test('every incomplete step is listed with all its issues and their limits', () => {
  const draft = finishedDraft(COMBINATIONS[0]!);
  expect(listIncompleteSteps(draft, TODAY)).toEqual([]);
  const broken = {
    ...draft,
    title: 'ن'.repeat(101),
    preferred_publish_end_hour: 0,
    content_link: 'https://a.ir:99999/',
    selectedPlans: [],
  };
  expect(listIncompleteSteps(broken, TODAY)).toEqual([
    {
      step: 'general-information',
      issues: [
        { field: 'title', code: 'too_long', limit: 100 },
        { field: 'preferred_publish_end_hour', code: 'hours_reversed' },
      ],
    },
    { step: 'content', issues: [{ field: 'content_link', code: 'link_invalid' }] },
    { step: 'create-package', issues: [{ field: 'selectedPlans', code: 'required' }] },
  ]);
});

/** The issues of an empty draft, apart from its title and period. */
const NEEDS: readonly [string, money: string[], content: string[], plans: string][] = [
  ['INSTAGRAM POST REACH', ['budget budget_or_goal'], [FILE], 'selectedPlans'],
  ['INSTAGRAM POST INFLUENCE', ['budget required'], BRIEF, 'selectedPlans'],
  ['INSTAGRAM STORY REACH', ['budget budget_or_goal'], [FILE], 'selectedPlans'],
  ['INSTAGRAM STORY INFLUENCE', ['budget required'], BRIEF, 'selectedPlans'],
  ['INSTAGRAM STORY CPM', ['goal_total_reach required'], [FILE], 'selectedPlans'],
  ['TELEGRAM POST REACH', ['budget budget_or_goal'], [WORDS], 'selectedPlans'],
  ['TELEGRAM POST CPM', ['goal_total_reach required'], [WORDS], 'selectedPlans'],
  ['LINKEDIN POST INFLUENCE', ['budget required'], BRIEF, 'selectedPlans'],
  ['BALE POST REACH', ['budget budget_or_goal'], [WORDS], 'selectedPlans'],
  ['EITAA POST REACH', ['budget budget_or_goal'], [WORDS], 'selectedPlans'],
  ['RUBIKA POST REACH', ['budget budget_or_goal'], [WORDS], 'selectedPlans'],
  ['RUBIKA PIN CPM', ['goal_total_reach required'], getAd('ad_caption'), 'rubika_selected_media_plan'],
  ['SOROUSH POST REACH', ['budget budget_or_goal'], [WORDS], 'selectedPlans'],
  ['SOROUSH PIN CPC', ['goal_total_reach required'], getAd('ad_subtitle'), 'soroush_selected_media_plan'],
  ['SOROUSH IN_CHANNEL CPM', ['goal_total_reach required'], getAd('ad_caption'), 'soroush_selected_media_plan'],
];

const listIssues = (step: CreationStep, draft: CampaignDraft) => checkStep(step, draft, TODAY).map(({ field, code }) => `${field} ${code}`);

test('the fifteen combinations are those of the table', () => {
  expect(COMBINATIONS.map(getName)).toEqual(NEEDS.map(([name]) => name));
});

test.each(NEEDS)('an empty draft for %s lists everything it needs at once', (name, money, content, plans) => {
  const combination = COMBINATIONS.find((candidate) => getName(candidate) === name)!;
  const draft = { ...changeCombination(emptyDraft(), combination).draft, goal_total_reach: null };
  expect(listIssues('general-information', draft)).toEqual(['title required', ...PERIOD, ...money]);
  expect(listIssues('content', draft)).toEqual(content);
  expect(listIssues('create-package', draft)).toEqual([`${plans} required`]);
  expect(listIssues('activation', draft)).toEqual([]);
});

test.each(COMBINATIONS.map((combination) => [getName(combination), combination] as const))(
  'a finished draft for %s has no issues',
  (_, combination) => {
    for (const step of CREATION_STEPS) expect(checkStep(step, finishedDraft(combination), TODAY)).toEqual([]);
  },
);

test('exactly fifteen of all combinations are allowed', () => {
  const allowed = MEDIA_TYPES.flatMap((media_type) =>
    CONTENT_TYPES.flatMap((content_type) =>
      CAMPAIGN_TYPES.map((campaign_type) => ({
        ...emptyDraft(),
        media_type,
        content_type,
        campaign_type,
        is_cpm: campaign_type === 'CPM',
      })),
    ),
  ).filter((draft) => !listIssues('general-information', draft).includes('media_type combination_not_allowed'));
  expect(allowed.map(getName).toSorted()).toEqual(COMBINATIONS.map(getName).toSorted());
});

const FINISHED = finishedDraft(COMBINATIONS[2]!);

test.each<[string, Partial<CampaignDraft>, CreationStep]>([
  ['without a title', { title: '' }, 'general-information'],
  ['without title, file and plan', { title: '', content_files: [], selectedPlans: [] }, 'general-information'],
  ['without file and plan', { content_files: [], selectedPlans: [] }, 'content'],
  ['without a plan', { selectedPlans: [] }, 'create-package'],
  ['that is finished', {}, 'activation'],
])('a draft %s opens at the step that asks for it, and the steps before it are open', (_, part, first) => {
  const draft = { ...FINISHED, ...part };
  expect(firstUnfinishedStep(draft, TODAY)).toBe(first);
  const open = CREATION_STEPS.filter((step) => canOpenStep(step, draft, TODAY));
  expect(open).toEqual(CREATION_STEPS.slice(0, CREATION_STEPS.indexOf(first) + 1));
});

test('a finished draft whose start day has passed opens at its first step again', () => {
  expect(firstUnfinishedStep(FINISHED, addDays(TODAY, 1))).toBe('general-information');
});

test.each<[CreationStep, CreationStep[], CreationStep | undefined]>([
  ['general-information', [], 'content'],
  ['content', [], 'create-package'],
  ['content', ['create-package'], 'activation'],
  ['general-information', ['create-package'], 'content'],
  ['create-package', ['create-package'], 'activation'],
  ['activation', [], undefined],
])('%s, with the answered steps %j, leads to %s', (step, answered, next) => {
  expect(findNextStep(step, answered)).toBe(next);
});

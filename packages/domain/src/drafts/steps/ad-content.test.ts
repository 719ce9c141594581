import { expect, test } from 'vitest';
import { checkContent } from './content-step.ts';
import type { CampaignDraft, DraftField } from '#drafts/drafts.ts';
import { COMBINATIONS, finishedDraft, IMAGE, getName, VIDEO } from '#drafts/testing/finished-drafts.ts';

const UNIT_BYTES = 1_048_576;
const ADS = [
  ['SOROUSH PIN CPC', 36, 'ad_subtitle', 38, UNIT_BYTES],
  ['SOROUSH IN_CHANNEL CPM', 30, 'ad_caption', 150, 10 * UNIT_BYTES],
  ['RUBIKA PIN CPM', 70, 'ad_caption', 150, 10 * UNIT_BYTES],
] as const;

const getDraft = (name: string) => finishedDraft(COMBINATIONS.find((combination) => getName(combination) === name)!);

test.each(ADS)('%s has a title of %d characters, an %s of %d and a button of 20', (name, title, descriptionField, description) => {
  const limits: [DraftField, number][] = [
    ['ad_title', title],
    [descriptionField, description],
    ['button_label', 20],
  ];
  for (const [field, limit] of limits) {
    const issues = (value: string) => checkContent({ ...getDraft(name), [field]: value });
    expect(issues(` ${'ن'.repeat(limit)} `)).toEqual([]);
    expect(issues('ن'.repeat(limit + 1))).toEqual([{ field, code: 'too_long', limit }]);
    expect(issues(' \n')).toEqual([{ field, code: 'required' }]);
  }
});

test.each(ADS)('%s shows one picture of its size', (name, _title, _field, _description, limit_bytes) => {
  const issues = (content_files: CampaignDraft['content_files']) => checkContent({ ...getDraft(name), content_files });
  expect(issues([])).toEqual([{ field: 'content_files', code: 'required' }]);
  expect(issues([IMAGE, IMAGE])).toEqual([{ field: 'content_files', code: 'max_selection', limit: 1 }]);
  expect(issues([VIDEO])).toEqual([{ field: 'content_files', code: 'file_type_not_allowed', type: 'video/mp4', index: 0 }]);
  expect(issues([{ ...IMAGE, size: limit_bytes }])).toEqual([]);
  expect(issues([{ ...IMAGE, size: limit_bytes + 1 }])).toEqual([
    { field: 'content_files', code: 'file_too_large', limit_bytes, size: limit_bytes + 1, index: 0 },
  ]);
});

test.each(ADS)('%s needs a web link behind its button, and a title of safe text', (name) => {
  const issues = (part: Partial<CampaignDraft>) => checkContent({ ...getDraft(name), ...part });
  expect(issues({ button_link: '' })).toEqual([{ field: 'button_link', code: 'required' }]);
  expect(issues({ button_link: 'jarchi.test' })).toEqual([{ field: 'button_link', code: 'link_invalid' }]);
  expect(issues({ ad_title: 'الف<ب' })).toEqual([{ field: 'ad_title', code: 'text_unsafe' }]);
});

test.each(ADS)('%s does not ask about what it does not show', (name, _title, field) => {
  const other = field === 'ad_caption' ? 'ad_subtitle' : 'ad_caption';
  const part = { [other]: 'ن'.repeat(500), content_link: 'x', content_hashtags: ['#'], content_caption: 'ن'.repeat(9_000) };
  expect(checkContent({ ...getDraft(name), ...part })).toEqual([]);
});

import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { completeDraft } from '@jarchi/domain/drafts/complete-draft.ts';
import { CAMPAIGN_MODES } from '@jarchi/domain/drafts/creation-address.ts';
import { emptyDraft, type CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { campaignsCalls } from '../campaigns/campaigns.calls.ts';
import { draftsCalls } from './drafts.calls.ts';
import { draftsSchemas } from './drafts.schemas.ts';

const { body } = draftsSchemas.createDraft;
const data = body.shape.data;
const FILE = { id: 1, name: 'a.png', type: 'image/png', size: 9, width: 9, height: 16, duration: null, url: '/a' };

test("the contract's draft has exactly the fields of the domain's", () => {
  expectTypeOf<z.output<typeof data>>().toEqualTypeOf<{ -readonly [F in keyof CampaignDraft]: CampaignDraft[F] }>();
  expectTypeOf<CampaignDraft>().toExtend<z.input<typeof data>>();
  expect(Object.keys(data.shape)).toEqual(Object.keys(emptyDraft()));
  expect(data.parse(emptyDraft())).toEqual(emptyDraft());
});

/** Panels opened before these fields existed do not send them, and their drafts are accepted. */
const LATER = ['excluded_plans', 'excluded_bundles'];

test.each(Object.keys(emptyDraft()))('a draft without %s, or with an invalid value for it, is refused', (field) => {
  const { [field as keyof CampaignDraft]: _, ...rest } = emptyDraft();
  expect(data.safeParse(rest).success).toBe(LATER.includes(field));
  expect(data.safeParse({ ...rest, [field]: { nonsense: 'x' } }).success).toBe(false);
});

test.each<[keyof CampaignDraft, number, (length: number) => unknown]>([
  ['title', 500, (length) => 'x'.repeat(length)],
  ['publish_considerations', 2_000, (length) => 'x'.repeat(length)],
  ['execution_locations', 40, (length) => Array.from({ length }, (_, place) => `x${place}`)],
  ['ad_categories', 40, (length) => Array.from({ length }, (_, id) => id)],
  ['preferred_publish_end_hour', 23, (hour) => hour],
  ['content_caption', 5_000, (length) => 'x'.repeat(length)],
  ['button_link', 2_000, (length) => 'x'.repeat(length)],
  ['content_files', 20, (length) => Array.from({ length }, () => FILE)],
  ['content_hashtags', 100, (length) => Array.from({ length }, () => 'x')],
  ['content_hyperlinks', 100, (length) => Array.from({ length }, () => ({ text: 'x', link: 'y' }))],
  ['selectedPlans', 500, (length) => Array.from({ length }, (_, id) => id)],
  ['additional_services', 50, (length) => Object.fromEntries(Array.from({ length }, (_, key) => [`service${key}`, true]))],
])('%s may be unfinished, yet never larger than %d', (field, most, valueOf) => {
  expect(data.safeParse({ ...emptyDraft(), [field]: valueOf(most) }).success).toBe(true);
  expect(data.safeParse({ ...emptyDraft(), [field]: valueOf(most + 1) }).success).toBe(false);
});

test('any stored value, once completed, is accepted', () => {
  for (const stored of [
    null,
    {},
    { title: 'a', content_files: [FILE], additional_services: { design: true }, publish_period_start: '2026-02-29' },
  ])
    expect(data.parse(completeDraft(stored))).toEqual(completeDraft(stored));
});

test("clients may send a draft's lists (they are not read-only)", () => {
  const { properties } = z.toJSONSchema(data, { io: 'input' });
  expect(properties?.['selectedPlans']).toMatchObject({ type: 'array', readOnly: false });
  expect(properties?.['additional_services']).toMatchObject({ type: 'object', readOnly: false });
});

test('the calls of each mode exist at these addresses', () => {
  const addressOf = ({ method, path }: { readonly method: string; readonly path: string }) => ({ method, path });
  expect(CAMPAIGN_MODES.draft.calls).toEqual({
    create: addressOf(draftsCalls.createDraft),
    read: addressOf(draftsCalls.getDraft),
    save: addressOf(draftsCalls.updateDraft),
  });
  expect(CAMPAIGN_MODES.real.calls.read).toEqual(addressOf(campaignsCalls.getCampaign));
});

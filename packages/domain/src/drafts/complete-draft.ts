import { defaultUtmTemplate } from '#platforms/utm/utm-template.ts';
import type { CampaignDraft, DraftField } from './drafts.ts';
import { DRAFT_FIELDS } from './fields/draft-fields.ts';
import { isRecord } from './fields/shapes.ts';

const FIELDS = Object.keys(DRAFT_FIELDS) as DraftField[];

/**
 * A whole draft from what any version of the panel stored: missing and broken fields get their default, broken and repeated items leave
 * their list, and unknown fields are dropped. Never throws.
 */
export function completeDraft(partial: unknown): CampaignDraft {
  const given = isRecord(partial) ? partial : {};
  const media_type = DRAFT_FIELDS.media_type.is.read(given['media_type']) ?? DRAFT_FIELDS.media_type.initial;
  const campaign_type = DRAFT_FIELDS.campaign_type.is.read(given['campaign_type']) ?? DRAFT_FIELDS.campaign_type.initial;
  const fallbacks: Readonly<Record<string, unknown>> = {
    is_cpm: campaign_type === 'CPM',
    ...defaultUtmTemplate(media_type, campaign_type),
  };
  const draft: Record<string, unknown> = {};
  for (const field of FIELDS) draft[field] = DRAFT_FIELDS[field].is.read(given[field]) ?? fallbacks[field] ?? DRAFT_FIELDS[field].initial;
  return draft as unknown as CampaignDraft;
}

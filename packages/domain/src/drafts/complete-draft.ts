import { defaultUtmTemplate } from '#platforms/utm/utm-template.ts';
import { emptyDraft, type CampaignDraft, type DraftField } from './drafts.ts';
import { DRAFT_FIELDS } from './fields/draft-fields.ts';
import { isRecord } from './fields/shapes.ts';

/**
 * A whole draft from what any version of the panel stored: missing and broken fields get their default, broken and repeated items leave
 * their list, and unknown fields are dropped. Never throws.
 */
export function completeDraft(partial: unknown): CampaignDraft {
  const given = isRecord(partial) ? partial : {};
  const { media_type, campaign_type } = readFields(emptyDraft(), given);
  const is_cpm = campaign_type === 'CPM';
  return readFields({ ...emptyDraft(), is_cpm, ...defaultUtmTemplate(media_type, campaign_type) }, given);
}

function readFields(fallback: CampaignDraft, given: Readonly<Record<string, unknown>>): CampaignDraft {
  const fields = (Object.keys(fallback) as DraftField[]).map((field) => [
    field,
    DRAFT_FIELDS[field].is.read(given[field]) ?? fallback[field],
  ]);
  return Object.fromEntries(fields) as CampaignDraft;
}

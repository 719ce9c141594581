import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { isDeepStrictEqual } from 'node:util';

/** PostgreSQL stores neither U+0000 nor half of a surrogate pair, and JSON can carry both. */
const UNSTORABLE = /\0|\p{Cs}/gu;

function cleanValue(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(UNSTORABLE, '');
  if (Array.isArray(value)) return value.map(cleanValue);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cleanValue(part)]));
  }
  return value;
}

/** The draft without what a text column cannot hold. */
export function cleanDraftData(data: CampaignDraft): CampaignDraft {
  // Same keys, and every leaf keeps its type.
  return cleanValue(data) as CampaignDraft;
}

/** Whether two drafts say the same, whatever the order of their keys. */
export function isSameDraftData(one: CampaignDraft, other: CampaignDraft): boolean {
  return isDeepStrictEqual(one, other);
}

import type { CampaignDraft, DraftFile } from '@jarchi/domain/drafts/drafts.ts';
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

/** The ids of every file that a draft names, each once: a file may stand in several of its fields. */
export function listFileIds({ content_files, content_instagram_post_files, content_guide_file }: CampaignDraft): number[] {
  const files = [...content_files, ...content_instagram_post_files, ...(content_guide_file === null ? [] : [content_guide_file])];
  return [...new Set(files.map((file) => file.id))];
}

/** The draft with its files as they were stored. */
export function withFiles(data: CampaignDraft, stored: ReadonlyMap<number, DraftFile>): CampaignDraft {
  const again = (files: readonly DraftFile[]) => files.flatMap((file) => stored.get(file.id) ?? []);
  const { content_files, content_instagram_post_files, content_guide_file } = data;
  return {
    ...data,
    content_files: again(content_files),
    content_instagram_post_files: again(content_instagram_post_files),
    content_guide_file: content_guide_file === null ? null : (stored.get(content_guide_file.id) ?? null),
  };
}

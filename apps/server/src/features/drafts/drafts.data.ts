import { FILE_FIELDS } from '@jarchi/domain/drafts/draft-lists.ts';
import type { CampaignDraft, DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import { isDeepStrictEqual } from 'node:util';

/** PostgreSQL stores neither U+0000 nor half of a surrogate pair; JSON can carry both. */
const UNSTORABLE = /\0|\p{Cs}/gu;

function cleanValue(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(UNSTORABLE, '');
  if (Array.isArray(value)) return value.map(cleanValue);
  if (typeof value !== 'object' || value === null) return value;
  const clean: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value)) clean[key] = cleanValue(part);
  return clean;
}

/** The draft without the characters that a text column cannot hold. */
export function cleanDraftData(data: CampaignDraft): CampaignDraft {
  // The keys are the same, and every leaf keeps its type.
  return cleanValue(data) as CampaignDraft;
}

/** Whether two drafts are equal, in any order of their keys. */
export function isSameDraftData(one: CampaignDraft, other: CampaignDraft): boolean {
  return isDeepStrictEqual(one, other);
}

/** The ids of all files in a draft, each once: several fields may name the same file. */
export function listFileIds(data: CampaignDraft): number[] {
  const files = FILE_FIELDS.flatMap((field): readonly DraftFile[] | DraftFile => data[field] ?? []);
  return [...new Set(files.map((file) => file.id))];
}

/** Where a draft names files that are not among these, as paths. */
export function listUnknownFiles(data: CampaignDraft, stored: ReadonlyMap<number, DraftFile>): string[] {
  return FILE_FIELDS.flatMap((field) => {
    const held: readonly DraftFile[] | DraftFile = data[field] ?? [];
    if ('id' in held) return stored.has(held.id) ? [] : [field];
    return held.flatMap(({ id }, index) => (stored.has(id) ? [] : [`${field}.${index}`]));
  });
}

/** The draft with its files as stored. */
export function withFiles(data: CampaignDraft, stored: ReadonlyMap<number, DraftFile>): CampaignDraft {
  const again = (held: DraftFile | readonly DraftFile[]) =>
    'id' in held ? (stored.get(held.id) ?? null) : held.flatMap((file) => stored.get(file.id) ?? []);
  const files = FILE_FIELDS.map((field) => [field, data[field] && again(data[field])]);
  // The same fields, each with one file or several as before.
  return { ...data, ...(Object.fromEntries(files) as Pick<CampaignDraft, (typeof FILE_FIELDS)[number]>) };
}

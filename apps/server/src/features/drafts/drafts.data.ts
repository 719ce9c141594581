import { FILE_FIELDS } from '@jarchi/domain/drafts/draft-lists.ts';
import type { CampaignDraft, DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import { isDeepStrictEqual } from 'node:util';

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

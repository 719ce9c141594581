import type { DownloadedFile } from '@jarchi/api-client/api.ts';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { api } from '#api/api.ts';

export type ChangelogItem = CallAnswer<'notifications', 'listChangelog'>['results'][number];

/** A file that comes with an item of the changelog; the item knows its name if the answer does not. */
export async function downloadChangelogFile(id: number, name: string): Promise<DownloadedFile> {
  const file = await api.notifications.getChangelogFile({ params: { id } });
  return { ...file, filename: file.filename || name };
}

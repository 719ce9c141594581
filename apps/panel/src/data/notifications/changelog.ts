import type { CallAnswer } from '@jarchi/contract/types.ts';
import { api } from '#api/api.ts';

export type ChangelogItem = CallAnswer<'notifications', 'listChangelog'>['results'][number];

/** A file that comes with an item of the changelog. */
export const downloadChangelogFile = (id: number) => api.notifications.getChangelogFile({ params: { id } });

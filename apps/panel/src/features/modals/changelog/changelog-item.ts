import type { CallAnswer } from '@jarchi/contract/types.ts';

export type ChangelogItem = CallAnswer<'notifications', 'listChangelog'>['results'][number];

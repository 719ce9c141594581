import { stuckFa as fa } from './stuck.fa.ts';

/** What a job does; one without words is named by its code. */
export const kindText = (kind: string): string => fa.kinds[kind] ?? kind;

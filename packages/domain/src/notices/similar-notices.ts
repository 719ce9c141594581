import type { NoticeKind } from './notifications.ts';

/** What makes notices alike: the same subject, of the same campaign or of none. */
interface Alike {
  readonly kind: NoticeKind;
  readonly campaign_id: number | null;
}

/** How many alike notices make a group; fewer are read faster one by one. */
const GROUP_FROM = 3;

/** Kinds that are never folded: each asks for something of its own, or tells of something that must be seen. */
const SINGLE: ReadonlySet<NoticeKind> = new Set<NoticeKind>(['announcement', 'channel_linked', 'channel_unlinked', 'report_failed']);

/** Notices that are shown as one row. */
export interface SimilarNotices<T extends Alike> {
  readonly kind: NoticeKind;
  /** In their given order. */
  readonly notices: readonly T[];
}

/**
 * Folds the alike notices of one day into groups, each at the position of its first; a notice without enough others like it is a group of one.
 */
export function groupSimilar<T extends Alike>(notices: readonly T[]): SimilarNotices<T>[] {
  const keyOf = ({ kind, campaign_id }: Alike) => `${kind} ${campaign_id ?? ''}`;
  const alike = new Map<string, T[]>();
  const grouped = notices.map((notice) => {
    const others = alike.get(keyOf(notice)) ?? [];
    others.push(notice);
    alike.set(keyOf(notice), others);
    return { notice, others };
  });
  return grouped.flatMap(({ notice, others }) => {
    if (SINGLE.has(notice.kind) || others.length < GROUP_FROM) return [{ kind: notice.kind, notices: [notice] }];
    return others[0] === notice ? [{ kind: notice.kind, notices: others }] : [];
  });
}

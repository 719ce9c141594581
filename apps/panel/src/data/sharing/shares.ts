import type { CallAnswer } from '@jarchi/contract/types.ts';
import type { ShareKind } from '@jarchi/domain/sharing/share-links.ts';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { useChange } from '@jarchi/client-state/change/change.ts';
import { shareKeys } from '#data/keys/share-keys.ts';

type ReportShare = CallAnswer<'sharing', 'createReportShare'>;
/** A link; one to a content has no costs to hide. */
export type Share = Omit<ReportShare, 'is_cost_hidden'> & Partial<Pick<ReportShare, 'is_cost_hidden'>>;

/** What links show: the report of a campaign, or a content. */
export interface ShareSubject {
  readonly kind: ShareKind;
  readonly id: number;
}

/** What is not sent stays. */
export type ShareChange = Partial<Pick<ReportShare, 'name' | 'expire_datetime' | 'is_cost_hidden'>>;

interface ShareList {
  readonly count: number;
  readonly results: readonly Share[];
}

/** The links of a report or content, the newest first. */
export function sharesQuery(subject: ShareSubject) {
  const params = { id: subject.id };
  return queryOptions({
    queryKey: shareKeys.list(subject),
    queryFn: ({ signal }): Promise<ShareList> =>
      subject.kind === 'report'
        ? api.sharing.listReportShares({ params }, { signal })
        : api.sharing.listContentShares({ params }, { signal }),
  });
}

interface Told {
  readonly onSuccess?: (share: Share) => void;
  readonly onError: (error: Error) => void;
}

/** Puts the answer in its place in the list, or first. */
function keepShare(subject: ShareSubject) {
  return (queryClient: QueryClient, share: Share) =>
    queryClient.setQueryData<ShareList>(shareKeys.list(subject), (list) => {
      if (!list) return list;
      const isKnown = list.results.some(({ id }) => id === share.id);
      const results = isKnown ? list.results.map((one) => (one.id === share.id ? share : one)) : [share, ...list.results];
      return { count: results.length, results };
    });
}

function changeOf<V>(subject: ShareSubject, send: (variables: V) => Promise<Share>, tell: Told) {
  return { send, keep: keepShare(subject), refreshes: [shareKeys.list(subject)], ...tell };
}

export function useCreateShare(subject: ShareSubject, tell: Told) {
  const params = { id: subject.id };
  const send = (): Promise<Share> =>
    subject.kind === 'report' ? api.sharing.createReportShare({ params, body: {} }) : api.sharing.createContentShare({ params, body: {} });
  return useChange<Share>(changeOf<void>(subject, send, tell));
}

export function useUpdateShare(subject: ShareSubject, tell: Told) {
  const send = ({ id, ...body }: ShareChange & { readonly id: number }): Promise<Share> => {
    const params = { id: subject.id, share: id };
    return subject.kind === 'report' ? api.sharing.updateReportShare({ params, body }) : api.sharing.updateContentShare({ params, body });
  };
  return useChange(changeOf(subject, send, tell));
}

export function useRevokeShare(subject: ShareSubject, tell: Told) {
  const send = (id: number): Promise<Share> => {
    const params = { id: subject.id, share: id };
    return subject.kind === 'report' ? api.sharing.revokeReportShare({ params }) : api.sharing.revokeContentShare({ params });
  };
  return useChange(changeOf(subject, send, tell));
}

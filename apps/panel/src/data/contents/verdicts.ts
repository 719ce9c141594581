import type { CallAnswer, CallInput } from '@jarchi/contract/types.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#api/api.ts';
import { campaignKeys } from '#data/campaigns/campaigns.ts';
import { runChange, useChange } from '#data/change.ts';
import { refresh } from '#data/refresh.ts';
import { movedMoney } from '#data/finance/finance.ts';
import { actLater } from '#data/undoable.ts';
import { without } from '#data/without.ts';
import { approvalOf, contentKeys, pendingContentsQuery, type Content } from './contents.ts';

export type Decided = CallAnswer<'contents', 'decideContent'>;
type Verdict = CallInput<'contents', 'decideContent'>['body'];

/** What a verdict makes old: contents, and the campaign that they are part of. */
const VERDICT_REFRESHES = [contentKeys.all, campaignKeys.all];

interface Approving {
  readonly onSuccess: (answer: Decided) => void;
  readonly onFailed: (error: unknown) => void;
  readonly onDecided: () => void;
}

/** Approves a content at once for the person; the server is told when the time to undo is over. */
export function useApproveContent() {
  const queryClient = useQueryClient();
  return ({ id, campaign }: Pick<Content, 'id' | 'campaign'>, { onSuccess, ...tell }: Approving) => {
    const approval = {
      isBusyUntilRead: true,
      refreshes: VERDICT_REFRESHES,
      send: () =>
        api.contents.decideContent({ params: { campaign: campaign.id, content: id }, body: { is_confirmed: true } }, { keepalive: true }),
      keep: () => void queryClient.setQueryData(pendingContentsQuery().queryKey, (list) => list && without(list, (one) => one === id)),
      onSuccess,
    };
    return actLater({ about: approvalOf(id), act: () => runChange(queryClient, approval, id).then(() => undefined), ...tell });
  };
}

/** Rejects a content, with what is to be changed. */
export function useRejectContent(
  content: Pick<Content, 'id' | 'campaign'>,
  tell: { onSuccess: (answer: Decided) => void; onError: (error: Error) => void },
) {
  return useChange({
    send: (rejection: Omit<Verdict, 'is_confirmed'>) =>
      api.contents.decideContent({
        params: { campaign: content.campaign.id, content: content.id },
        body: { ...rejection, is_confirmed: false },
      }),
    refreshes: VERDICT_REFRESHES,
    ...tell,
  });
}

/** A content that is looked at for the first time is marked as seen. */
export function useSeen(content: Pick<Content, 'id' | 'seen_at'> | undefined): void {
  const queryClient = useQueryClient();
  const id = content?.seen_at === null ? content.id : undefined;
  useEffect(() => {
    if (id === undefined) return;
    api.contents.seeContent({ params: { id }, body: {} }).then(
      () => refresh(queryClient, [contentKeys.lists()]),
      // It is marked at the next look.
      () => undefined,
    );
  }, [id, queryClient]);
}

/** Which list of offers is accepted, at which total. */
export interface Acceptance {
  readonly expected_total: number;
  readonly is_auto_after_charge: boolean;
}

/** Accepts the list of offers of a campaign. */
export function useAcceptList(
  campaignId: number,
  tell: { onSuccess: (answer: CallAnswer<'contents', 'acceptOffers'>) => void; onError: (error: Error) => void },
) {
  return useChange({
    send: (body: Acceptance, idempotencyKey) => api.contents.acceptOffers({ params: { id: campaignId }, body }, { idempotencyKey }),
    refreshes: [campaignKeys.all, contentKeys.all, ...movedMoney],
    ...tell,
  });
}

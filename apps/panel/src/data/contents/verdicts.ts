import type { CallAnswer, CallInput } from '@jarchi/contract/types.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#api/api.ts';
import { runChange, useChange } from '@jarchi/client-state/change/change.ts';
import { refresh } from '@jarchi/client-state/change/refresh.ts';
import { actLater } from '@jarchi/client-state/change/undoable.ts';
import { without } from '@jarchi/client-state/change/without-rows.ts';
import { campaignKeys } from '#data/keys/campaign-keys.ts';
import { contentKeys } from '#data/keys/content-keys.ts';
import { approvalOf, pendingContentsQuery, type Content } from './contents.ts';

export type Decided = CallAnswer<'contents', 'decideContent'>;
type Verdict = CallInput<'contents', 'decideContent'>['body'];

/** A verdict makes these old: contents, and the campaign that they belong to. */
const VERDICT_REFRESHES = [contentKeys.all, campaignKeys.all];

interface Approving {
  readonly onFailed: (error: unknown) => void;
  readonly onDecided: () => void;
}

/** Approves a content on screen at once, and on the server when the time to undo is over. */
export function useApproveContent() {
  const queryClient = useQueryClient();
  return ({ id, campaign }: Pick<Content, 'id' | 'campaign'>, tell: Approving) => {
    const approval = {
      isBusyUntilRead: true,
      refreshes: VERDICT_REFRESHES,
      send: () =>
        api.contents.decideContent({ params: { campaign: campaign.id, content: id }, body: { is_confirmed: true } }, { keepalive: true }),
      keep: () => void queryClient.setQueryData(pendingContentsQuery().queryKey, (list) => list && without(list, (one) => one === id)),
    };
    return actLater({ about: approvalOf(id), act: () => runChange(queryClient, approval, id).then(() => undefined), ...tell });
  };
}

/** Rejects a content, with a comment on what to change. */
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

/** Marks a content as seen when it is first opened. */
export function useSeen(content: Pick<Content, 'id' | 'seen_at'> | undefined): void {
  const queryClient = useQueryClient();
  const id = content?.seen_at === null ? content.id : undefined;
  useEffect(() => {
    if (id === undefined) return;
    api.contents.seeContent({ params: { id }, body: {} }).then(
      () => refresh(queryClient, [contentKeys.lists()]),
      // The next view marks it.
      () => undefined,
    );
  }, [id, queryClient]);
}

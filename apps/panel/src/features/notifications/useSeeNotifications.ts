import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useSeeAllNotices, useSeeNotice } from '#data/notifications/seeing.ts';
import { notificationsFa as fa } from './notifications.fa.ts';

/** Marks one message, or all of them, as read; all of them can be taken back. */
export function useSeeNotifications() {
  const queryClient = useQueryClient();
  const onError = (error: Error) => void toast.error(errorText(error));
  const one = useSeeNotice({ onError });
  const takeBack = (seenAt: string) =>
    import('#data/notifications/unseeing.ts')
      .then(({ unseeNotices }) => unseeNotices(queryClient, seenAt))
      .then(() => void toast.success(fa.unseen), onError);
  const all = useSeeAllNotices({
    onSuccess: ({ count, seen_at }) => {
      if (count > 0) toast.notify(fa.allSeen(count), undefined, { label: fa.undo, onPress: () => void takeBack(seen_at) });
    },
    onError,
  });
  return { see: one.mutate, seeAll: () => all.mutate(), isSeeingAll: all.isPending };
}

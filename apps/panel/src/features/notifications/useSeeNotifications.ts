import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useSeeAllNotices, useSeeNotice } from '#data/notifications/mark-seen.ts';
import { useTakeBackSeen } from '#data/notifications/take-back-seen.ts';
import { notificationsFa as fa } from './notifications.fa.ts';

/** Marks one message, or all of them, as read; all of them can be taken back. */
export function useSeeNotifications() {
  const onError = (error: Error) => void toast.error(errorText(error));
  const one = useSeeNotice({ onError });
  const takeBack = useTakeBackSeen({ onSuccess: () => void toast.success(fa.unseen), onError });
  const all = useSeeAllNotices({
    onSuccess: ({ count, seen_at }) => {
      if (count > 0) toast.notify(fa.allSeen(count), undefined, { label: fa.undo, onPress: () => takeBack(seen_at) });
    },
    onError,
  });
  return { see: one.mutate, seeAll: () => all.mutate(), isSeeingAll: all.isPending };
}

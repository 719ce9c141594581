import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useSeeAllNotices, useSeeNotice } from '#data/notifications/seeing.ts';
import { notificationsFa as fa } from './notifications.fa.ts';

/** Marks one message, or all of them, as read. */
export function useSeeNotifications() {
  const onError = (error: Error) => void toast.error(errorText(error));
  const one = useSeeNotice({ onError });
  const all = useSeeAllNotices({ onSuccess: () => void toast.success(fa.allSeen), onError });
  return { see: one.mutate, seeAll: () => all.mutate(), isSeeingAll: all.isPending };
}

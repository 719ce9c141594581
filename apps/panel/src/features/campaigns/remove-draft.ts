import { listToasts, subscribeToasts, toast } from '@jarchi/ui/toast.ts';
import { draftsListFa as fa } from './drafts-list.fa.ts';

/**
 * Says that a draft is gone and offers it back; `remove` runs only when the message has passed unanswered,
 * so a page that is closed before loses nothing.
 */
export function removeAfterToast(title: string, remove: () => void, restore: () => void): void {
  let isUndone = false;
  const id = toast.notify(fa.removed(title), undefined, {
    label: fa.undo,
    onPress: () => {
      isUndone = true;
      restore();
    },
  });
  const stop = subscribeToasts(() => {
    if (listToasts().some((item) => item.id === id)) return;
    stop();
    // The press on «undo» closes the toast first and answers after.
    queueMicrotask(() => {
      if (!isUndone) remove();
    });
  });
}

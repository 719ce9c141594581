import { listToasts, subscribeToasts, toast } from '@jarchi/ui/toasts/toast.ts';
import { draftsListFa as fa } from './drafts-list.fa.ts';
import { leavingDrafts } from './leaving-drafts.ts';

/**
 * Says that a draft is gone and offers it back; `remove` runs only when the message has passed unanswered,
 * so a page that is closed before loses nothing.
 */
export function removeAfterToast(draft: { id: number; title: string }, remove: () => Promise<void>, restore: () => void): void {
  let isUndone = false;
  leavingDrafts.add(draft.id);
  const id = toast.notify(fa.removed(draft.title), undefined, {
    label: fa.undo,
    onPress: () => {
      isUndone = true;
      leavingDrafts.remove(draft.id);
      restore();
    },
  });
  const stop = subscribeToasts(() => {
    if (listToasts().some((item) => item.id === id)) return;
    stop();
    // The press on «undo» closes the toast first and answers after.
    queueMicrotask(() => {
      if (!isUndone) void remove().finally(() => leavingDrafts.remove(draft.id));
    });
  });
}

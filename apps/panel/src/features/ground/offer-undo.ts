import { closeToast, listToasts, subscribeToasts, toast } from '@jarchi/ui/toasts/toast.ts';
import { holdUndoable, undo } from '#data/undoable.ts';

interface Offer {
  /** The name of the act. */
  readonly about: string;
  readonly title: string;
  readonly label: string;
  /** What to say when the press came too late. */
  readonly onTooLate?: () => void;
}

/**
 * Offers to call an act back, in a message. While the pointer or the focus keeps the message open, the act waits; a message that was
 * closed changes nothing. Gives what takes the offer away: an act that is decided can no longer be called back.
 */
export function offerUndo({ about, title, label, onTooLate }: Offer): () => void {
  const release = holdUndoable(about);
  const id = toast.notify(title, undefined, {
    label,
    onPress: () => {
      if (!undo(about)) onTooLate?.();
    },
  });
  const stop = subscribeToasts(() => {
    if (listToasts().some((item) => item.id === id)) return;
    stop();
    // The press on «undo» closes the message first and answers after.
    queueMicrotask(release);
  });
  return () => closeToast(id);
}

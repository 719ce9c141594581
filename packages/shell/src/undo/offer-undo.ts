import { closeToast, listToasts, subscribeToasts, toast } from '@jarchi/ui/toasts/toast.ts';
import { holdUndoable, undo } from '@jarchi/client-state/change/undoable.ts';

interface Offer {
  /** The name of the act. */
  readonly about: string;
  readonly title: string;
  readonly label: string;
  /** Called if the press came too late. */
  readonly onTooLate?: () => void;
}

/**
 * Offers in a message to undo an act. While the pointer or the focus keeps the message open, the act waits; closing the
 * message changes nothing. Returns a function that removes the offer, for an act that can no longer be undone.
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
    // The press on «undo» closes the message before its handler runs.
    queueMicrotask(release);
  });
  return () => closeToast(id);
}

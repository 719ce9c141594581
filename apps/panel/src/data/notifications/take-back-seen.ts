import { useQueryClient } from '@tanstack/react-query';

interface Telling {
  readonly onSuccess: () => void;
  readonly onError: (error: Error) => void;
}

/** Takes back that messages were marked as read at an instant. The call comes with the press: few press, and no page waits for its table. */
export function useTakeBackSeen({ onSuccess, onError }: Telling): (seenAt: string) => void {
  const queryClient = useQueryClient();
  return (seenAt) => void import('./unmark-seen.ts').then(({ unseeNotices }) => unseeNotices(queryClient, seenAt)).then(onSuccess, onError);
}

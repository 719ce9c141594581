import { useIsApproving, type Content } from '#data/contents/contents.ts';

export interface ReviewQueue {
  readonly shown: readonly Content[];
  readonly content: Content | undefined;
  /** The position of the open content, from 0; -1 if the queue is empty. */
  readonly at: number;
  readonly onOpen: (id: number | undefined) => void;
  readonly step: (by: 1 | -1) => void;
  /** Opens the next waiting content, at any position of the queue. */
  readonly goOn: () => void;
}

/** The contents under review, without those whose approval is under way; the first is open unless another was chosen. */
export function useReviewQueue(
  contents: readonly Content[],
  current: number | undefined,
  onOpen: (id: number | undefined) => void,
): ReviewQueue {
  const isApproving = useIsApproving();
  const shown = contents.filter(({ id }) => !isApproving(id));
  const content = shown.find(({ id }) => id === current) ?? shown[0];
  const at = content ? shown.indexOf(content) : -1;
  return {
    shown,
    content,
    at,
    onOpen,
    step: (by) => {
      const next = shown[at + by];
      if (next) onOpen(next.id);
    },
    goOn: () => {
      const rest = [...shown.slice(at + 1), ...shown.slice(0, Math.max(0, at))];
      onOpen((rest.find(({ state }) => state === 'pending') ?? rest[0])?.id);
    },
  };
}

import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useEnding as useEndingOf } from '#data/campaigns/ending.ts';
import type { PreviewedCall } from '#data/campaigns/preview.ts';

/** One way to end a campaign. */
export interface Ending {
  readonly id: number;
  readonly call: PreviewedCall;
  readonly done: string;
  readonly onDone: () => void;
}

/** The ending of a campaign as its dialog shows it. */
export function useEnding({ id, call, done, onDone }: Ending) {
  const { query, ...ending } = useEndingOf(id, call, () => {
    toast.success(done);
    onDone();
  });
  return {
    ...ending,
    region: { ...getRegion(query), isStale: ending.preview !== undefined && query.isFetching },
    previewError: query.error,
  };
}

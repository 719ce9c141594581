import { publisherWordsFa } from '@jarchi/domain/platforms/platforms.fa.ts';
import { getPublisherWord, type MediaType } from '@jarchi/domain/platforms/platforms.ts';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { ProgressBar } from '@jarchi/ui/feedback/ProgressBar.tsx';
import { Skeleton } from '@jarchi/ui/feedback/Skeleton.tsx';
import { generalFa } from '#features/drafts/general/general.fa.ts';

const fa = generalFa.rail;

export interface MatchingCounts {
  /** Undefined while it loads. */
  readonly count: number | undefined;
  readonly byCategory: readonly { readonly id: number; readonly title: string; readonly count: number }[];
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The number of matching publishers, in all and for each category. */
export function MatchingPublishers({ media_type, matching }: { media_type: MediaType; matching: MatchingCounts }) {
  const { count, byCategory, hasFailed, retry } = matching;
  return (
    <section>
      <h2 className="text-md text-text-2">{fa.matching}</h2>
      {hasFailed && count === undefined ? (
        <p role="status" className="mt-1 text-sm text-warning-text">
          {fa.matchingFailed}{' '}
          <button type="button" onClick={retry} className="rounded-sm underline">
            {generalFa.message.retry}
          </button>
        </p>
      ) : (
        <p aria-live="polite" className="flex items-baseline gap-2">
          {count === undefined ? (
            <Skeleton className="my-3 h-7! w-24" />
          ) : (
            <span className="text-3xl font-semibold">{formatNumber(count)}</span>
          )}
          <span className="text-md text-text-3">{publisherWordsFa[getPublisherWord(media_type)]}</span>
        </p>
      )}
      {count !== undefined && byCategory.length > 0 && (
        <>
          <ul className="mt-3 flex flex-col gap-2">
            {byCategory.map((category) => (
              <li key={category.id} className="grid grid-cols-[7rem_1fr_3rem] items-center gap-3 text-md">
                <span className="truncate">{category.title}</span>
                <ProgressBar value={count === 0 ? 0 : category.count / count} label={category.title} />
                <span className="font-medium">{formatNumber(category.count)}</span>
              </li>
            ))}
          </ul>
          {byCategory.length > 1 && <p className="mt-2 text-sm text-text-3">{fa.inBoth}</p>}
        </>
      )}
    </section>
  );
}

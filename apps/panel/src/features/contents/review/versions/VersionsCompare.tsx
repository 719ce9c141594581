import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { Segmented } from '@jarchi/ui/actions/Segmented.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { useMedia, WIDE } from '@jarchi/ui/media.ts';
import { useState } from 'react';
import type { Content } from '#data/contents/contents.ts';
import { useEarlierVersions } from '#data/contents/versions.ts';
import { ContentFrame } from './ContentFrame.tsx';
import { RejectionSaid } from './RejectionSaid.tsx';
import { versionsFa as fa } from './versions.fa.ts';

/** An earlier version with what was said of it. */
function EarlierVersion({ version }: { version: Content }) {
  return (
    <figure aria-label={fa.rejected(formatNumber(version.attempt))} className="flex min-w-0 flex-1 flex-col items-center gap-3">
      <figcaption className="text-sm text-text-2 max-lg:sr-only">{fa.rejected(formatNumber(version.attempt))}</figcaption>
      <ContentFrame content={version} at={0} className="lg:max-w-[220px]" />
      <div className="flex w-full flex-col gap-3">
        <RejectionSaid content={version} />
        <div>
          <h3 className="text-sm font-semibold">{fa.caption}</h3>
          <p dir="auto" className="text-sm break-words whitespace-pre-line text-text-2">
            {version.caption === '' ? fa.noCaption : version.caption}
          </p>
        </div>
      </div>
    </figure>
  );
}

/** The earlier versions of a content, one at a time. */
function Earlier({ content, chosen }: { content: Content; chosen: number | undefined }) {
  const query = useEarlierVersions(content);
  const version = query.data?.find(({ attempt }) => attempt === chosen) ?? query.data?.[0];
  return (
    <DataRegion
      {...getRegion(query)}
      skeleton={<SkeletonRows rows={3} hasAvatar={false} />}
      failedText={query.error ? errorText(query.error) : undefined}
      className="min-w-0 flex-1"
    >
      {version && <EarlierVersion version={version} />}
    </DataRegion>
  );
}

/** Shows a version next to the previous one. Below lg it shows one, with a switch. The reader picks among several earlier ones. */
export function VersionsCompare({ content, at }: { content: Content; at: number }) {
  const isWide = useMedia(WIDE);
  const [shown, setShown] = useState(content.attempt);
  const attempts = Array.from({ length: content.attempt }, (_, index) => index + 1);
  const isEarlier = shown < content.attempt;
  // Side by side the new version is always there, and only several earlier ones need a choice.
  const choices = isWide ? attempts.slice(0, -1) : attempts;
  const chosen = isWide && !isEarlier ? content.attempt - 1 : shown;
  const current = (
    <figure aria-label={fa.current(formatNumber(content.attempt))} className="flex min-w-0 flex-1 flex-col items-center gap-3">
      <figcaption className="text-sm font-semibold max-lg:sr-only">{fa.current(formatNumber(content.attempt))}</figcaption>
      <ContentFrame content={content} at={at} className="lg:max-w-[220px]" />
    </figure>
  );
  return (
    <div className="flex flex-1 flex-col gap-4 px-(--gutter) py-4">
      {choices.length > 1 && (
        <Segmented
          label={fa.label}
          value={String(chosen)}
          onChange={(next) => setShown(Number(next))}
          options={choices.map((attempt) => ({
            value: String(attempt),
            label: attempt === content.attempt ? fa.version(formatNumber(attempt)) : fa.rejected(formatNumber(attempt)),
          }))}
        />
      )}
      {isWide ? (
        <div className="flex items-start justify-center gap-6">
          {current}
          <Earlier content={content} chosen={chosen} />
        </div>
      ) : isEarlier ? (
        <Earlier content={content} chosen={chosen} />
      ) : (
        current
      )}
    </div>
  );
}

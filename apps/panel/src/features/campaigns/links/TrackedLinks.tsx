import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { IconButton } from '@jarchi/ui/actions/IconButton.tsx';
import { CountBadge } from '@jarchi/ui/badges/CountBadge.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { copyText } from '@jarchi/ui/toasts/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { Copy, QrCode } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Campaign } from '#data/campaigns/campaigns.ts';
import { trackedLinksQuery, type TrackedLink } from '#data/clicks.ts';
import { linksFa as fa } from './links.fa.ts';

const QrDialog = lazyPart(() => import('./QrDialog.tsx'), 'QrDialog', { whenLost: 'close' });

interface Row {
  readonly link: TrackedLink;
  readonly publisher: string;
}

function LinkRow({ link, publisher, onQr }: Row & { onQr: () => void }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line px-(--gutter) py-3">
      <span className="min-w-0 flex-1 basis-56">
        <bdi className="block truncate text-md font-semibold">{publisher}</bdi>
        <bdi dir="ltr" className="block truncate text-end text-sm text-text-2 select-all">
          {link.url}
        </bdi>
      </span>
      <span className="shrink-0 text-end text-sm">
        <span className="block font-medium">{fa.clicks(formatNumber(link.clicks))}</span>
        {link.rejected > 0 && <span className="block text-text-3">{fa.rejected(formatNumber(link.rejected))}</span>}
      </span>
      <span className="flex shrink-0">
        <IconButton icon={Copy} label={fa.copy(publisher)} onClick={() => void copyText(link.url, fa)} />
        <IconButton icon={QrCode} label={fa.qr(publisher)} onClick={onQr} />
      </span>
    </li>
  );
}

/** The tracked link of each publisher, with its clicks, to copy or to scan. */
export function TrackedLinks({ campaign }: { campaign: Pick<Campaign, 'id' | 'placements'> }) {
  const links = useQuery(trackedLinksQuery(campaign.id));
  const [shown, setShown] = useState<Row>();
  const rows = (links.data?.results ?? []).map((link) => ({
    link,
    publisher: campaign.placements.find(({ id }) => id === link.placement_id)?.title ?? '',
  }));
  return (
    <section aria-labelledby="tracked-links" className="border-t border-line">
      <h2 id="tracked-links" className="flex items-center gap-2 px-(--gutter) pt-5 text-lg font-bold">
        {fa.title} {rows.length > 0 && <CountBadge count={rows.length} />}
      </h2>
      <p className="px-(--gutter) pt-1 pb-3 text-sm text-text-2">
        {fa.about} {links.data && rows.length > 0 && (links.data.is_counted ? fa.counted : fa.beside)}
      </p>
      <DataRegion
        {...getRegion(links, { isEmpty: ({ results }) => results.length === 0 })}
        skeleton={<SkeletonRows rows={2} hasAvatar={false} />}
        failedText={links.error ? errorText(links.error) : fa.failed}
        empty={{ title: fa.empty, text: fa.emptyText }}
      >
        <ul aria-labelledby="tracked-links">
          {rows.map((row) => (
            <LinkRow key={row.link.placement_id} {...row} onQr={() => setShown(row)} />
          ))}
        </ul>
      </DataRegion>
      {shown && (
        <Suspense fallback={null}>
          <QrDialog url={shown.link.url} publisher={shown.publisher} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </section>
  );
}

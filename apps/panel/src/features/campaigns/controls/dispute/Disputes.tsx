import { formatDate } from '@jarchi/domain/calendar/jalali.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { NeutralBadge } from '@jarchi/ui/badges/NeutralBadge.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { formatToman } from '@jarchi/ui/format/format.ts';
import { Suspense, useState } from 'react';
import type { Campaign } from '#data/campaigns/campaigns.ts';
import { disputeFa as fa } from './dispute.fa.ts';

const DisputeDialog = lazyPart(() => import('./DisputeDialog.tsx'), 'DisputeDialog', { whenLost: 'close' });

type Dispute = Campaign['disputes'][number];

function OneDispute({ dispute, title }: { dispute: Dispute; title: string | undefined }) {
  return (
    <li className="flex flex-col gap-1 py-3">
      <p className="flex flex-wrap items-center justify-between gap-2 text-sm text-text-3">
        {fa.openedAt(formatDate(Date.parse(dispute.opened_at)))}
        <NeutralBadge>{dispute.state === 'open' ? fa.isOpen : fa.isAnswered}</NeutralBadge>
      </p>
      {title !== undefined && <p className="text-sm font-medium">{fa.ofPublisher(title)}</p>}
      <p className="text-md whitespace-pre-line">{dispute.reason}</p>
      {dispute.attachments.map((file) => (
        <a key={file.id} href={file.url} target="_blank" rel="noreferrer" className="text-sm text-action-soft-text underline">
          <bdi>{file.name}</bdi>
        </a>
      ))}
      {dispute.answer !== null && (
        <p className="rounded-md bg-surface px-3 py-2 text-md whitespace-pre-line">
          <b className="font-semibold">{fa.answer}: </b>
          {dispute.answer}
        </p>
      )}
      {dispute.refunded > 0 && <p className="text-sm text-success-text">{fa.refunded(formatToman(dispute.refunded))}</p>}
    </li>
  );
}

/** The disputes of a campaign, and a button for a new one until the deadline. Renders nothing without either. */
export function Disputes({ campaign }: { campaign: Campaign }) {
  const [isOpen, setOpen] = useState(false);
  const { disputes, dispute_until, placements } = campaign;
  const canOpen = dispute_until !== null && campaign.allowed.includes('openDispute');
  if (!canOpen && disputes.length === 0) return null;
  return (
    <section aria-labelledby="disputes" className="flex flex-col gap-2">
      <h2 id="disputes" className="text-lg font-bold">
        {fa.heading}
      </h2>
      {disputes.length > 0 && (
        <ul className="divide-y divide-line">
          {disputes.map((dispute) => (
            <OneDispute key={dispute.id} dispute={dispute} title={placements.find(({ id }) => id === dispute.placement_id)?.title} />
          ))}
        </ul>
      )}
      {canOpen && (
        <>
          <p className="text-sm text-text-2">{fa.until(formatDate(Date.parse(dispute_until)))}</p>
          <Button variant="secondary" isFullWidth onClick={() => setOpen(true)}>
            {fa.open}
          </Button>
        </>
      )}
      {isOpen && (
        <Suspense>
          <DisputeDialog campaign={campaign} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}

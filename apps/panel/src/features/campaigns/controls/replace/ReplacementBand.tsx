import { Button } from '@jarchi/ui/actions/Button.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { formatToman } from '@jarchi/ui/format/format.ts';
import { UserMinus } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Campaign } from '#data/campaigns/campaigns.ts';
import { deadlineText } from './deadline.ts';
import { replaceFa as fa } from './replace.fa.ts';

const ReplacementDrawer = lazyPart(() => import('./ReplacementDrawer.tsx'), 'ReplacementDrawer', { whenLost: 'close' });

interface ReplacementBandProps {
  campaign: Campaign;
  now: number | undefined;
}

/** One band for each share that waits for another publisher. */
export function ReplacementBand({ campaign, now }: ReplacementBandProps) {
  const [open, setOpen] = useState<number>();
  const canAct = campaign.allowed.includes('replacePlacement');
  return (
    <>
      {campaign.replacements.map(({ placement_id, title, total, until }, index) => (
        <section
          key={placement_id}
          aria-label={fa.band(title)}
          className="flex items-center gap-3 border-b border-warning-line bg-warning-soft px-(--gutter) py-3 text-warning-text max-sm:py-2"
        >
          <UserMinus aria-hidden size={20} className="shrink-0 max-sm:hidden" />
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
            <div className="min-w-0 flex-1 basis-64">
              <p className="text-md font-semibold">{fa.band(title)}</p>
              <p className="text-sm">{(index === 0 ? fa.bandText : fa.bandShort)(formatToman(total))}</p>
            </div>
            <p className="text-sm">{deadlineText(until, now)}</p>
          </div>
          {canAct && (
            <Button variant="secondary" className="shrink-0" onClick={() => setOpen(placement_id)}>
              {fa.open}
            </Button>
          )}
        </section>
      ))}
      {open !== undefined && (
        <Suspense>
          <ReplacementDrawer campaign={campaign} placement={open} now={now} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
}

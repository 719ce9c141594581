import { formatDayMonth, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import type { PlacementOutcome } from '@jarchi/domain/campaigns/placement-words.fa.ts';
import { NeutralBadge } from '@jarchi/ui/badges/NeutralBadge.tsx';
import { Pencil } from 'lucide-react';
import { statusFa } from '#features/campaigns/status/status.fa.ts';
import { PlacementBadge } from './PlacementBadge.tsx';

interface PlacementStatusProps {
  placement: PlacementOutcome;
  /** When its post was last changed while it was live. */
  edited_at: string | null | undefined;
}

/** The state of a placement and, if its publisher changed the live post, when. */
export function PlacementStatus({ placement, edited_at }: PlacementStatusProps) {
  const at = typeof edited_at === 'string' ? Date.parse(edited_at) : undefined;
  return (
    <span className="flex flex-col items-start gap-1">
      <PlacementBadge placement={placement} />
      {at !== undefined && (
        <>
          <NeutralBadge tone="warning" icon={Pencil}>
            {statusFa.placements.edited}
          </NeutralBadge>
          <span className="text-xs whitespace-nowrap text-text-3">{statusFa.at(formatDayMonth(at), formatTime(at))}</span>
        </>
      )}
    </span>
  );
}

import { placementWordsFa } from '@jarchi/domain/campaigns/placement-words.fa.ts';
import type { PlacementState } from '@jarchi/domain/campaigns/placements.ts';
import { NeutralBadge, type BadgeTone } from '@jarchi/ui/NeutralBadge.tsx';
import { CalendarClock, Check, CircleCheck, CircleX, Hourglass, Radio, Scissors, Send, TriangleAlert, type LucideIcon } from 'lucide-react';

const looks: Record<PlacementState, { tone: BadgeTone; icon: LucideIcon }> = {
  offered: { tone: 'neutral', icon: Send },
  accepted: { tone: 'success', icon: Check },
  declined: { tone: 'danger', icon: CircleX },
  content_pending: { tone: 'warning', icon: Hourglass },
  content_confirmed: { tone: 'success', icon: CircleCheck },
  scheduled: { tone: 'teal', icon: CalendarClock },
  live: { tone: 'violet', icon: Radio },
  ended: { tone: 'neutral', icon: CircleCheck },
  cut_short: { tone: 'warning', icon: Scissors },
  failed: { tone: 'danger', icon: TriangleAlert },
};

export function PlacementBadge({ state }: { state: PlacementState }) {
  const { tone, icon } = looks[state];
  return (
    <NeutralBadge tone={tone} icon={icon}>
      {placementWordsFa[state]}
    </NeutralBadge>
  );
}

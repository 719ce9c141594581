import type { OutReason, PlacementState } from '@jarchi/domain/campaigns/placements.ts';
import { NeutralBadge, type BadgeTone } from '@jarchi/ui/badges/NeutralBadge.tsx';
import {
  CalendarClock,
  Check,
  CircleCheck,
  CircleMinus,
  CircleX,
  Hourglass,
  Radio,
  Scissors,
  Send,
  TimerOff,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { placementTextFa, type PlacementOutcome } from '@jarchi/domain/campaigns/placement-words.fa.ts';

interface BadgeStyle {
  readonly tone: BadgeTone;
  readonly icon: LucideIcon;
}

const styles: Record<PlacementState, BadgeStyle> = {
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

const outStyles: Record<OutReason, BadgeStyle> = {
  declined: { tone: 'danger', icon: CircleX },
  left_out: { tone: 'neutral', icon: CircleMinus },
  offer_lapsed: { tone: 'warning', icon: TimerOff },
  content_lapsed: { tone: 'warning', icon: TimerOff },
  delivery_lapsed: { tone: 'danger', icon: TimerOff },
  content_refused: { tone: 'danger', icon: CircleX },
  withdrawn: { tone: 'danger', icon: CircleX },
  not_live: { tone: 'danger', icon: TriangleAlert },
  campaign_over: { tone: 'neutral', icon: CircleMinus },
};

/** The state of a placement; if it is out, the reason. */
export function PlacementBadge({ placement }: { placement: PlacementOutcome }) {
  const { state, out_reason } = placement;
  const { tone, icon } = out_reason === null ? styles[state] : outStyles[out_reason];
  return (
    <NeutralBadge tone={tone} icon={icon}>
      {placementTextFa(placement)}
    </NeutralBadge>
  );
}

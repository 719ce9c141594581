import type { TicketState } from '@jarchi/domain/tickets/tickets.ts';
import { NeutralBadge } from '@jarchi/ui/badges/NeutralBadge.tsx';
import { CircleCheck, Hourglass, MessageCircle } from 'lucide-react';
import { ticketsFa as fa } from './tickets.fa.ts';

const TONES = { waiting: 'warning', answered: 'violet', closed: 'neutral' } as const;
const ICONS = { waiting: Hourglass, answered: MessageCircle, closed: CircleCheck } as const;

export function TicketBadge({ state }: { state: TicketState }) {
  return (
    <NeutralBadge tone={TONES[state]} icon={ICONS[state]}>
      {fa.states[state]}
    </NeutralBadge>
  );
}

import type { TicketState } from '@jarchi/domain/tickets/tickets.ts';
import { type BadgeTone, IconTile, NeutralBadge } from '@jarchi/ui/badges/NeutralBadge.tsx';
import { CircleCheck, Clock3, Hourglass, type LucideIcon, MessageCircle } from 'lucide-react';
import { answerTimeText } from './ticket-words.ts';
import { ticketsFa as fa } from './tickets.fa.ts';

const STYLES: Readonly<Record<TicketState, { readonly tone: BadgeTone; readonly icon: LucideIcon }>> = {
  waiting: { tone: 'warning', icon: Hourglass },
  answered: { tone: 'violet', icon: MessageCircle },
  closed: { tone: 'neutral', icon: CircleCheck },
};

export function TicketBadge({ state }: { state: TicketState }) {
  return <NeutralBadge {...STYLES[state]}>{fa.states[state]}</NeutralBadge>;
}

export function TicketTile({ state }: { state: TicketState }) {
  return <IconTile {...STYLES[state]} />;
}

/** The usual time until an answer. Renders nothing if there were too few answers. */
export function AnswerTime({ minutes }: { minutes: number | null | undefined }) {
  if (minutes === null || minutes === undefined) return null;
  return (
    <p className="flex items-start gap-2 text-sm text-text-3" title={fa.answerTime.rule}>
      <Clock3 aria-hidden size={16} className="mt-0.5 shrink-0" />
      <span>
        {answerTimeText(minutes)}
        <span className="sr-only"> {fa.answerTime.rule}</span>
      </span>
    </p>
  );
}

import {
  CalendarClock,
  CircleCheck,
  CirclePause,
  CircleX,
  FileCheck,
  FilePen,
  Hourglass,
  MessagesSquare,
  Radio,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { joinClasses } from '#classes.ts';
import { uiFa } from '#ui.fa.ts';

export type CampaignStateName =
  | 'CREATION'
  | 'CREATED'
  | 'NEGOTIATION'
  | 'AWAITING_APPROVAL'
  | 'REJECTED'
  | 'ACCEPTED'
  | 'SCHEDULED'
  | 'TO_PAY'
  | 'PUBLISHING'
  | 'INACTIVE';

const styles: Record<CampaignStateName, { icon: LucideIcon; tint: string }> = {
  CREATION: { icon: FilePen, tint: 'border border-dashed border-st-creation-line bg-st-creation-bg text-st-creation-fg' },
  CREATED: { icon: FileCheck, tint: 'bg-st-created-bg text-st-created-fg' },
  NEGOTIATION: { icon: MessagesSquare, tint: 'bg-st-negotiation-bg text-st-negotiation-fg' },
  AWAITING_APPROVAL: { icon: Hourglass, tint: 'bg-st-awaiting-bg text-st-awaiting-fg' },
  REJECTED: { icon: CircleX, tint: 'bg-st-rejected-bg text-st-rejected-fg' },
  ACCEPTED: { icon: CircleCheck, tint: 'bg-st-accepted-bg text-st-accepted-fg' },
  SCHEDULED: { icon: CalendarClock, tint: 'bg-st-scheduled-bg text-st-scheduled-fg' },
  TO_PAY: { icon: Wallet, tint: 'bg-st-topay-bg text-st-topay-fg' },
  PUBLISHING: { icon: Radio, tint: 'bg-st-publishing-bg text-st-publishing-fg' },
  INACTIVE: { icon: CirclePause, tint: 'bg-st-inactive-bg text-st-inactive-fg' },
};

const badgeShape = 'inline-flex h-6 w-fit shrink-0 items-center gap-1.5 rounded-sm px-2 text-sm whitespace-nowrap';

export function StateBadge({ state, className }: { state: CampaignStateName; className?: string | undefined }) {
  const { icon: Icon, tint } = styles[state];
  return (
    <span className={joinClasses(badgeShape, tint, className)}>
      <Icon aria-hidden size={15} className="shrink-0" />
      {uiFa.states[state]}
    </span>
  );
}

/** The icon of a state in a tinted tile, for timelines. */
export function StateTile({ state, className }: { state: CampaignStateName; className?: string | undefined }) {
  const { icon: Icon, tint } = styles[state];
  return (
    <span aria-hidden className={joinClasses('grid size-8 shrink-0 place-items-center rounded-md', tint, className)}>
      <Icon size={17} />
    </span>
  );
}

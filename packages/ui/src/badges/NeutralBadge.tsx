import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from '#classes.ts';

export type BadgeTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'teal' | 'orange' | 'violet' | 'outline';

const toneTints: Record<BadgeTone, string> = {
  neutral: 'bg-st-created-bg text-st-created-fg',
  info: 'bg-st-negotiation-bg text-st-negotiation-fg',
  success: 'bg-st-accepted-bg text-st-accepted-fg',
  warning: 'bg-st-awaiting-bg text-st-awaiting-fg',
  danger: 'bg-st-rejected-bg text-st-rejected-fg',
  teal: 'bg-st-scheduled-bg text-st-scheduled-fg',
  orange: 'bg-st-topay-bg text-st-topay-fg',
  violet: 'bg-st-publishing-bg text-st-publishing-fg',
  outline: 'border border-dashed border-st-creation-line bg-st-creation-bg text-st-creation-fg',
};

/** The state badge with another text: «موفق», «پاسخ داده شد». */
export function NeutralBadge({
  tone = 'neutral',
  icon: Icon,
  children,
  className,
}: {
  tone?: BadgeTone | undefined;
  icon?: LucideIcon | undefined;
  children: ReactNode;
  className?: string | undefined;
}) {
  return (
    <span
      className={joinClasses(
        'inline-flex h-6 w-fit shrink-0 items-center gap-1.5 rounded-sm px-2 text-sm whitespace-nowrap',
        toneTints[tone],
        className,
      )}
    >
      {Icon && <Icon aria-hidden size={15} className="shrink-0" />}
      {children}
    </span>
  );
}

/** 34px tinted tile with an icon: the kind of event in ledgers, requests, notifications. */
export function IconTile({
  tone = 'neutral',
  icon: Icon,
  className,
}: {
  tone?: BadgeTone | undefined;
  icon: LucideIcon;
  className?: string | undefined;
}) {
  return (
    <span aria-hidden className={joinClasses('grid size-[34px] shrink-0 place-items-center rounded-[10px]', toneTints[tone], className)}>
      <Icon size={18} />
    </span>
  );
}

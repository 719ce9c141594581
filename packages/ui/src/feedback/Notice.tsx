import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from '#classes.ts';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const styles: Record<NoticeTone, { icon: LucideIcon; tint: string }> = {
  info: { icon: Info, tint: 'bg-info-soft text-info-text' },
  success: { icon: CircleCheck, tint: 'bg-success-soft text-success-text' },
  warning: { icon: TriangleAlert, tint: 'bg-warning-soft text-warning-text' },
  danger: { icon: CircleAlert, tint: 'bg-danger-soft text-danger-text' },
};

/** A message that stays in the page. `role="alert"` only if it answers an act of the person. */
export function Notice({
  tone = 'info',
  icon,
  children,
  action,
  role,
  className,
}: {
  tone?: NoticeTone | undefined;
  icon?: LucideIcon | undefined;
  children: ReactNode;
  action?: ReactNode;
  role?: 'status' | 'alert' | undefined;
  className?: string | undefined;
}) {
  const Icon = icon ?? styles[tone].icon;
  return (
    <div role={role} className={joinClasses('flex items-start gap-3 rounded-md px-4 py-2.5 text-md', styles[tone].tint, className)}>
      <Icon aria-hidden size={18} className="mt-[3px] shrink-0" />
      <div className="min-w-0 flex-1">{children}</div>
      {action}
    </div>
  );
}

import type { LucideIcon } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

export interface TopBarProps {
  readonly icon: LucideIcon;
  /** `alert` interrupts a screen reader, `status` waits. */
  readonly role: 'alert' | 'status';
  readonly children: ReactNode;
}

/** A line above the page, about the whole page. */
export function TopBar({ icon: Icon, role, children }: TopBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  // Full-height parts leave room for it.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--bar-h', `${bar.current?.offsetHeight ?? 0}px`);
    return () => void style.removeProperty('--bar-h');
  }, []);
  return (
    <div
      ref={bar}
      role={role}
      data-no-print
      className="flex min-h-10 items-center gap-3 border-b border-warning-line bg-warning-soft px-(--gutter) py-1 text-md text-warning-text"
    >
      <Icon aria-hidden size={18} className="shrink-0" />
      {children}
    </div>
  );
}

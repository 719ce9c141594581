import type { ToastKind } from '@jarchi/domain/notices/toasts.ts';
import { Bell, CircleAlert, CircleCheck, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { Button } from '#actions/Button.tsx';
import { joinClasses } from '#classes.ts';
import { IconButton } from '#actions/IconButton.tsx';
import { closeToast, listToasts, pauseToasts, resumeToasts, subscribeToasts, type ToastItem } from './toast.ts';
import { uiFa } from '#ui.fa.ts';

const styles: Record<ToastKind, { icon: LucideIcon; tint: string }> = {
  success: { icon: CircleCheck, tint: 'bg-success-soft text-success-text' },
  warning: { icon: TriangleAlert, tint: 'bg-warning-soft text-warning-text' },
  info: { icon: Info, tint: 'bg-info-soft text-info-text' },
  error: { icon: CircleAlert, tint: 'bg-danger-soft text-danger-text' },
  notify: { icon: Bell, tint: 'bg-action-soft text-action-soft-text' },
};

function ToastCard({ item }: { item: ToastItem }) {
  const { icon: Icon, tint } = styles[item.kind];
  const { action } = item;
  return (
    <div
      role={item.kind === 'error' ? 'alert' : 'status'}
      className="pointer-events-auto flex animate-rise items-start gap-3 rounded-lg border bg-surface p-3 shadow-pop"
    >
      <span aria-hidden className={joinClasses('grid size-8 shrink-0 place-items-center rounded-md', tint)}>
        <Icon size={18} />
      </span>
      <div className="min-w-0 flex-1 py-0.5">
        <p className="text-md font-semibold text-text">{item.title}</p>
        {item.text && <p className="text-sm text-text-2">{item.text}</p>}
        {action && (
          <Button
            variant="soft"
            size="sm"
            className="mt-2"
            onClick={() => {
              closeToast(item.id);
              action.onPress();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton icon={X} label={uiFa.close} size="sm" iconSize={16} onClick={() => closeToast(item.id)} />
    </div>
  );
}

/** Mount once. `end` is the top left on wide screens, `start` the top right (sign-in pages); on phones the top centre. */
export function ToastRegion({ position = 'end' }: { position?: 'start' | 'end' | undefined }) {
  const shown = useSyncExternalStore(subscribeToasts, listToasts, listToasts);
  const holds = useRef({ pointer: false, focus: false });
  // The pointer may leave while a button inside has the focus, and the focus while the pointer is inside.
  const hold = (by: 'pointer' | 'focus', isHeld: boolean) => {
    holds.current[by] = isHeld;
    if (holds.current.pointer || holds.current.focus) pauseToasts();
    else resumeToasts();
  };
  const section = useRef<HTMLElement>(null);
  // A removed card takes the focus with it, and the last one the pointer, without an event.
  const settle = useEffectEvent(() => {
    if (shown.length === 0) holds.current.pointer = false;
    hold('focus', section.current?.contains(document.activeElement) ?? false);
  });
  useEffect(() => settle(), [shown]);
  return (
    <section
      ref={section}
      aria-label={uiFa.toasts}
      data-no-print
      onPointerEnter={() => hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
      onFocus={() => hold('focus', true)}
      onBlur={() => hold('focus', false)}
      className={joinClasses(
        'pointer-events-none fixed top-3 z-(--z-toast) w-[min(360px,calc(100vw-24px))] max-lg:inset-x-0 max-lg:mx-auto wide:top-5',
        position === 'end' ? 'wide:end-5' : 'wide:start-5',
      )}
    >
      <div className="flex flex-col gap-2">
        {shown.map((item) => (
          <ToastCard key={item.id} item={item} />
        ))}
      </div>
    </section>
  );
}

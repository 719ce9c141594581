import type { ToastKind } from '@jarchi/domain/notices/toasts.ts';
import { Bell, CircleAlert, CircleCheck, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from './Button.tsx';
import { joinClasses } from './classes.ts';
import { IconButton } from './IconButton.tsx';
import { closeToast, listToasts, pauseToasts, resumeToasts, subscribeToasts, type ToastItem } from './toast.ts';
import { uiFa } from './ui.fa.ts';

const looks: Record<ToastKind, { icon: LucideIcon; tint: string }> = {
  success: { icon: CircleCheck, tint: 'bg-success-soft text-success-text' },
  warning: { icon: TriangleAlert, tint: 'bg-warning-soft text-warning-text' },
  info: { icon: Info, tint: 'bg-info-soft text-info-text' },
  error: { icon: CircleAlert, tint: 'bg-danger-soft text-danger-text' },
  notify: { icon: Bell, tint: 'bg-action-soft text-action-soft-text' },
};

function ToastCard({ item }: { item: ToastItem }) {
  const { icon: Icon, tint } = looks[item.kind];
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

/** Mount once. `end` is the top left on desktops, `start` the top right (sign-in pages); the top centre on phones. */
export function ToastRegion({ position = 'end' }: { position?: 'start' | 'end' | undefined }) {
  const shown = useSyncExternalStore(subscribeToasts, listToasts, listToasts);
  return (
    <section
      aria-label={uiFa.toasts}
      data-no-print
      onPointerEnter={pauseToasts}
      onPointerLeave={resumeToasts}
      onFocus={pauseToasts}
      onBlur={resumeToasts}
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

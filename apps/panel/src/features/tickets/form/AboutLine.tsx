import { IconButton } from '@jarchi/ui/actions/IconButton.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { Link2, X } from 'lucide-react';
import { Suspense } from 'react';
import type { About } from './about.ts';
import { formFa as fa } from './form.fa.ts';

// It brings the data of other areas.
const BoundTitle = lazyPart(() => import('./BoundTitle.tsx'), 'BoundTitle', { whenLost: 'nothing' });

export interface AboutLineProps {
  about: About;
  /** Called if the account has no such thing. */
  onUnknown: () => void;
  onUnbind: () => void;
}

/** What the ticket is bound to, with the way to unbind it. */
export function AboutLine({ about, onUnknown, onUnbind }: AboutLineProps) {
  return (
    <div className="flex min-h-12 items-center gap-2 rounded-md border border-line bg-surface-sunken ps-3 text-md">
      <Link2 aria-hidden size={18} className="shrink-0 text-text-3" />
      <p className="min-w-0 flex-1">
        <span className="sr-only">{fa.about} </span>
        <bdi className="wrap-anywhere">
          <Suspense fallback={null}>
            <BoundTitle about={about} onUnknown={onUnknown} />
          </Suspense>
        </bdi>
      </p>
      <IconButton icon={X} label={fa.unbind} onClick={onUnbind} />
    </div>
  );
}

import { IconButton } from '@jarchi/ui/actions/IconButton.tsx';
import { Link2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { formFa as fa } from './form.fa.ts';

/** What the ticket is bound to, with the way to unbind it. */
export function AboutLine({ title, onUnbind }: { title: ReactNode; onUnbind: () => void }) {
  return (
    <div className="flex min-h-12 items-center gap-2 rounded-md border border-line bg-surface-sunken ps-3 text-md">
      <Link2 aria-hidden size={18} className="shrink-0 text-text-3" />
      <p className="min-w-0 flex-1">
        <span className="sr-only">{fa.about} </span>
        <bdi className="wrap-anywhere">{title}</bdi>
      </p>
      <IconButton icon={X} label={fa.unbind} onClick={onUnbind} />
    </div>
  );
}

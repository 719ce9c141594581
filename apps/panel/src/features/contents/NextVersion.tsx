import { RefreshCw } from 'lucide-react';
import { getDeadline } from './deadline.ts';
import { deciderFa as fa } from './decider.fa.ts';

/** A rejected content's publisher works on a new version: until when it is due. `now` is of the world clock. */
export function NextVersion({ due_at, now }: { due_at: string; now: number }) {
  return (
    <span className="flex items-start gap-1.5 text-sm text-text-2">
      <RefreshCw aria-hidden size={14} className="mt-1 shrink-0" />
      <span>{fa.nextVersion(getDeadline(due_at, now).words)}</span>
    </span>
  );
}

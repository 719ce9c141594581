import { joinClasses } from '@jarchi/ui/classes.ts';
import type { AppMode } from '@jarchi/domain/session/viewer.ts';
import { FlaskConical } from 'lucide-react';
import { shellFa as fa } from '#shell.fa.ts';

/** Names each mode but production. It is in the flow of the page, so that it covers nothing. */
export function TrialStrip({ mode, className }: { mode: AppMode; className?: string }) {
  return (
    <p
      data-no-print
      className={joinClasses(
        'flex min-h-7 items-center justify-center gap-1.5 bg-action-soft px-3 text-xs text-action-soft-text',
        className,
      )}
    >
      <FlaskConical aria-hidden size={14} className="shrink-0" />
      {mode === 'demo' ? fa.training : fa.trial}
    </p>
  );
}

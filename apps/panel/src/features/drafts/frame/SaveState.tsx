import { formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { Check, CloudAlert, LoaderCircle } from 'lucide-react';
import { draftsFa as fa } from '../drafts.fa.ts';
import type { DraftSnapshot } from '#data/drafts/session/draft-state.ts';

const MUTED = 'inline-flex items-center gap-1.5 text-sm whitespace-nowrap text-text-3';

/** «ذخیره در ۱۲:۰۴» only when the server has the whole draft; otherwise the reason why not. */
export function SaveState({ draft }: { draft: DraftSnapshot }) {
  const { status, savedAt } = draft;
  return (
    <span role="status" className="flex min-w-0 items-center">
      {status === 'saved' && (
        <span className={MUTED}>
          <Check aria-hidden size={16} className="text-success-text" />
          {savedAt === null ? fa.saved : fa.savedAt(formatTime(Date.parse(savedAt)))}
        </span>
      )}
      {(status === 'saving' || status === 'dirty') && (
        <span className={MUTED}>
          <LoaderCircle aria-hidden size={16} className={status === 'saving' ? 'animate-turn' : ''} />
          {status === 'saving' ? fa.saving : fa.unsaved}
        </span>
      )}
      {(status === 'failed' || status === 'conflict' || status === 'gone') && (
        <span className="inline-flex items-center gap-1.5 text-sm whitespace-nowrap text-danger-text">
          <CloudAlert aria-hidden size={16} />
          {fa.saveFailed}
        </span>
      )}
    </span>
  );
}

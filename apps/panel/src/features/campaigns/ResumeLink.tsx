import { buttonClass } from '@jarchi/ui/Button.tsx';
import { Link } from '@tanstack/react-router';
import type { Draft } from './campaigns.queries.ts';
import { draftTitle } from './draft-titles.ts';
import { draftsListFa as fa } from './drafts-list.fa.ts';

export function ResumeLink({ draft, variant }: { draft: Draft; variant: 'soft' | 'secondary' }) {
  return (
    <Link
      to={`/campaign/${draft.draft_step}`}
      search={{ draft: String(draft.id) }}
      aria-label={fa.resumeNamed(draftTitle(draft))}
      className={buttonClass({ variant })}
    >
      {fa.resume}
    </Link>
  );
}

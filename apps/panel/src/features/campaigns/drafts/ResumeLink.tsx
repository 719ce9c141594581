import { useMayOpen } from '#data/account/role.ts';
import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import type { Draft } from '#data/drafts/drafts.ts';
import { draftTitle } from './draft-titles.ts';
import { draftsListFa as fa } from './drafts-list.fa.ts';

export function ResumeLink({ draft, variant }: { draft: Draft; variant: 'soft' | 'secondary' }) {
  const mayMake = useMayOpen('creation');
  if (!mayMake) return null;
  return (
    <Link
      to={`/campaign/${draft.draft_step}`}
      search={{ draft: String(draft.id) }}
      aria-label={fa.resumeNamed(draftTitle(draft))}
      className={buttonClass({ variant })}
    >
      {fa.resume}
      {variant === 'soft' && <ChevronLeft aria-hidden size={18} className="-me-1" />}
    </Link>
  );
}

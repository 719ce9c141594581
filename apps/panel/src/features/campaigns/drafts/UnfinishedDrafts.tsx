import { formatNumber } from '@jarchi/ui/format/format.ts';
import { Link } from '@tanstack/react-router';
import { FilePen } from 'lucide-react';
import type { Draft } from '#data/drafts/drafts.ts';
import { campaignsFa } from '#features/campaigns/campaigns.fa.ts';
import { DeleteDraftButton } from './DeleteDraftButton.tsx';
import { draftStepText, draftTitle } from './draft-titles.ts';
import { draftsListFa as fa } from './drafts-list.fa.ts';
import { savedText } from './saved-text.ts';
import { ResumeLink } from './ResumeLink.tsx';

/** The newest unfinished draft, with the way to the others. A draft is saved by the wall clock (`now`), unlike campaigns. */
export function UnfinishedDrafts({ drafts, now }: { drafts: readonly Draft[]; now: number }) {
  const [draft] = drafts;
  if (!draft) return null;
  return (
    <div className="flex items-center gap-3 border-t border-line-strong bg-surface-sunken px-4 py-2">
      <FilePen aria-hidden size={18} className="shrink-0 text-text-3" />
      <p className="line-clamp-3 min-w-0 flex-1 text-md sm:line-clamp-2 lg:line-clamp-1">
        <b className="font-semibold">{fa.unfinished}</b> <bdi>{draftTitle(draft)}</bdi>
        <span className="text-sm text-text-3 max-lg:hidden">
          {fa.dash}
          {campaignsFa.sub([draftStepText(draft), fa.saved(savedText(draft.updated_at, now))])}
        </span>
      </p>
      {drafts.length > 1 && (
        <Link to="/campaigns" search={{ stage: 'drafts' }} className="shrink-0 text-sm text-action-soft-text max-sm:hidden">
          {fa.all(formatNumber(drafts.length))}
        </Link>
      )}
      <DeleteDraftButton draft={draft} />
      <ResumeLink draft={draft} variant="soft" />
    </div>
  );
}

import { useMayOpen } from '#data/account/role.ts';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { Link } from '@tanstack/react-router';
import { draftsListFa as fa } from '#features/campaigns/drafts/drafts-list.fa.ts';
import { draftStepText, draftTitle } from '#features/campaigns/drafts/draft-titles.ts';
import { ResumeLink } from '#features/campaigns/drafts/ResumeLink.tsx';
import type { Draft } from '#data/drafts/drafts.ts';
import { savedText } from '#features/campaigns/campaign-dates.ts';
import { campaignsFa } from '#features/campaigns/campaigns.fa.ts';
import { QuickStart } from '#features/home/QuickStart.tsx';
import { DeleteDraftButton } from '#features/campaigns/drafts/DeleteDraftButton.tsx';

/** Quick start with the newest unfinished draft, for whom may make campaigns. A draft is saved by the wall clock (`now`), unlike campaigns. */
export function DraftStrip({ drafts, now }: { drafts: readonly Draft[]; now: number }) {
  const mayStart = useMayOpen('creation');
  const [draft] = drafts;
  if (!mayStart) return null;
  if (!draft) return <QuickStart />;
  const saved = fa.saved(savedText(draft.updated_at, now));
  return (
    <QuickStart
      resume={
        <>
          {drafts.length > 1 && (
            <Link to="/campaigns" search={{ stage: 'drafts' }} className="shrink-0 text-sm text-action-soft-text max-sm:hidden">
              {fa.all(formatNumber(drafts.length))}
            </Link>
          )}
          <DeleteDraftButton draft={draft} />
          <ResumeLink draft={draft} variant="soft" />
        </>
      }
      draftText={
        <>
          <b className="font-semibold">{fa.unfinished}</b> <bdi>{draftTitle(draft)}</bdi>
          <span className="text-sm text-text-3 max-lg:hidden">
            {fa.dash}
            {campaignsFa.sub([draftStepText(draft), saved])}
          </span>
        </>
      }
    />
  );
}

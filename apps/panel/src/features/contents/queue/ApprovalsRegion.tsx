import { namesOfGroup } from '#features/team/public.ts';
import { calls } from '@jarchi/contract/calls.ts';
import { getFormatTitle } from '@jarchi/domain/platforms/format-title.ts';
import { CountBadge } from '@jarchi/ui/badges/CountBadge.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { IconButton, iconButtonClass } from '@jarchi/ui/actions/IconButton.tsx';
import { Link } from '@tanstack/react-router';
import { Check, Eye } from 'lucide-react';
import { useMay } from '#data/account/role.ts';
import { ContentPicture } from '#features/contents/ContentPicture.tsx';
import { contentsFa as fa } from '#features/contents/contents.fa.ts';
import type { PendingList } from '#data/contents/contents.ts';
import { DeadlineText } from '#features/contents/DeadlineText.tsx';
import { useApprove } from '#features/contents/useApprove.ts';

const SHOWN = 3;

/** At most 3 contents that wait for the advertiser, to approve with one tap or to open. `now` is of the world clock. */
export function ApprovalsRegion({ pending, now }: { pending: PendingList; now: number }) {
  const approve = useApprove();
  const mayDecide = useMay(calls.contents.decideContent);
  return (
    <section aria-labelledby="approvals">
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h2 id="approvals" className="flex items-center gap-2 text-lg font-bold">
          {mayDecide ? fa.home.title : fa.home.waitsFor(namesOfGroup(calls.contents.decideContent.for))}
          <CountBadge count={pending.count} label={fa.home.count(formatNumber(pending.count))} />
        </h2>
        <Link to="/contents" search={{ state: 'pending' }} className="text-md font-medium text-action-soft-text">
          {fa.home.all}
        </Link>
      </div>
      <ul className="divide-y divide-line">
        {pending.results.slice(0, SHOWN).map((content) => {
          const { id, campaign, publisher } = content;
          return (
            <li key={id} className="flex flex-wrap items-center gap-3 py-3">
              <ContentPicture content={content} className="h-15 w-12 shrink-0" />
              <div className="min-w-0 flex-1 basis-[7rem]">
                <p className="truncate text-md font-semibold">
                  <bdi>{publisher.title}</bdi>
                </p>
                <p className="truncate text-sm text-text-3">{fa.sub([getFormatTitle(campaign), fa.quoted(campaign.title)])}</p>
                <DeadlineText content={content} now={now} />
              </div>
              {mayDecide && (
                <IconButton variant="secondary" icon={Check} label={fa.approve(publisher.title)} onClick={() => approve(content)} />
              )}
              <Link
                to="/contents"
                search={{ view: 'review', content: String(id) }}
                aria-label={mayDecide ? fa.review(publisher.title) : fa.see(publisher.title)}
                className={iconButtonClass({ variant: 'secondary' })}
              >
                <Eye aria-hidden size={18} />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

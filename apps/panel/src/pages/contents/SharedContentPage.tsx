import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { formatDate } from '@jarchi/domain/calendar/jalali.ts';
import { usePageTitle } from '@jarchi/shell/title/page-title.ts';
import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { LogIn } from 'lucide-react';
import { findAccount } from '#api/cookies.ts';
import { sharedContentQuery, type SharedLink } from '#data/sharing/shared.ts';
import { LinkBar, PrivatePage } from '#features/sharing/page/LinkBar.tsx';
import { sharedPageFa } from '#features/sharing/page/shared-page.fa.ts';
import { SharedContentView } from '#features/contents/shared/SharedContentView.tsx';
import { SharedLinkPage } from '#pages/SharedLinkPage.tsx';
import { contentsFa } from './contents.fa.ts';

const route = getRouteApi('/container/contents/$id/share/{-$token}');

const fa = contentsFa.shared;
const closed = <SharedLinkPage title={fa.title} text={fa.text} isOwner={false} />;

/** Content that an influencer's customer shares, by a token in the URL. */
export function SharedContentPage() {
  const { id, token } = route.useParams();
  const isOwner = token === undefined && findAccount() !== undefined;
  return (
    <>
      <PrivatePage />
      {token !== undefined && <SharedContent link={{ id: Number(id), token }} />}
      {token === undefined && !isOwner && closed}
      {isOwner && (
        <SharedLinkPage title={fa.ownTitle} text={fa.ownText} isOwner>
          <Link to="/contents" className={buttonClass()}>
            {fa.toContents}
          </Link>
        </SharedLinkPage>
      )}
    </>
  );
}

function SharedContent({ link }: { link: SharedLink }) {
  const content = useQuery(sharedContentQuery(link));
  const { data } = content;
  usePageTitle(data?.publisher.title ?? fa.loading);
  if (hasErrorCode(content.error, 'share_closed')) return closed;
  return (
    <DataRegion {...getRegion(content)} skeleton={<SkeletonRows rows={8} />} className="flex flex-1 flex-col">
      {data && (
        <>
          <LinkBar>
            <span className="ms-auto flex items-center gap-3">
              <span className="text-sm text-text-2 max-sm:hidden">
                {sharedPageFa.contentUntil(formatDate(Date.parse(data.expire_datetime)))}
              </span>
              <Link to="/" className={buttonClass({ variant: 'secondary' })}>
                <LogIn aria-hidden size={18} />
                {sharedPageFa.signIn}
              </Link>
            </span>
          </LinkBar>
          <SharedContentView content={data} />
        </>
      )}
    </DataRegion>
  );
}

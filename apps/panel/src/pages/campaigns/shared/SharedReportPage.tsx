import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { getRouteApi, Link } from '@tanstack/react-router';
import { findAccount } from '#api/cookies.ts';
import { PrivatePage } from '#features/sharing/page/LinkBar.tsx';
import { SharedLinkPage } from '#pages/SharedLinkPage.tsx';
import { sharedFa as fa } from './shared.fa.ts';
import { SharedReport } from './SharedReport.tsx';

const route = getRouteApi('/container/campaigns/$id/share/{-$token}');

/** The report for people without an account, by its link's token. A bad link does not tell what is wrong. */
export function SharedReportPage() {
  const { id, token } = route.useParams();
  const isOwner = token === undefined && findAccount() !== undefined;
  const closed = <SharedLinkPage title={fa.title} text={fa.text} isOwner={false} />;
  return (
    <>
      <PrivatePage />
      {token !== undefined && <SharedReport link={{ id: Number(id), token }} closed={closed} />}
      {token === undefined && !isOwner && closed}
      {isOwner && (
        <SharedLinkPage title={fa.ownTitle} text={fa.ownText} isOwner>
          <Link to="/campaigns/$id" params={{ id }} className={buttonClass()}>
            {fa.toReport}
          </Link>
        </SharedLinkPage>
      )}
    </>
  );
}

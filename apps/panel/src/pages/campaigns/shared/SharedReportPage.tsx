import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { Link, useParams } from '@tanstack/react-router';
import { findAccount } from '#api/cookies.ts';
import { SharedLinkPage } from '#pages/SharedLinkPage.tsx';
import { sharedFa as fa } from './shared.fa.ts';

/** The report for people without an account, by its link's token. A bad link does not tell what is wrong. */
export function SharedReportPage() {
  const { id = '', token }: Readonly<Record<string, string | undefined>> = useParams({ strict: false });
  const isOwner = token === undefined && findAccount() !== undefined;
  return (
    <SharedLinkPage title={isOwner ? fa.ownTitle : fa.title} text={isOwner ? fa.ownText : fa.text} isOwner={isOwner}>
      {isOwner && (
        <Link to="/campaigns/$id" params={{ id }} className={buttonClass()}>
          {fa.toReport}
        </Link>
      )}
    </SharedLinkPage>
  );
}

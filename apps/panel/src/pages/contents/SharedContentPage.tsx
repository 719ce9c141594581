import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { Link, useSearch } from '@tanstack/react-router';
import { findAccount } from '#api/cookies.ts';
import { SharedLinkPage } from '#pages/SharedLinkPage.tsx';
import { contentsFa } from './contents.fa.ts';

const fa = contentsFa.shared;

/** Content that an influencer's customer shares, by a token in the URL. */
export function SharedContentPage() {
  const { token } = useSearch({ strict: false });
  const isOwner = token === undefined && findAccount() !== undefined;
  return (
    <SharedLinkPage title={isOwner ? fa.ownTitle : fa.title} text={isOwner ? fa.ownText : fa.text} isOwner={isOwner}>
      {isOwner && (
        <Link to="/contents" className={buttonClass()}>
          {fa.toContents}
        </Link>
      )}
    </SharedLinkPage>
  );
}

import { CountBadge } from '@jarchi/ui/badges/CountBadge.tsx';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { Link2 } from 'lucide-react';
import type { Share, ShareSubject } from '#data/sharing/shares.ts';
import { sharingFa as fa } from '../sharing.fa.ts';
import { RevokeButton } from './RevokeButton.tsx';
import { isOpen, makerText, nameOf, openingsText, stateText } from './share-texts.ts';

export interface OtherLinksProps {
  subject: ShareSubject;
  shares: readonly Share[];
  now: number;
  onChoose: (id: number) => void;
  onError: (error: Error | undefined) => void;
}

function Name({ share, now }: { share: Share; now: number }) {
  return (
    <>
      <span className="grid size-9 shrink-0 place-items-center rounded-md bg-surface-press text-text-2">
        <Link2 aria-hidden size={18} />
      </span>
      <span className="min-w-0">
        <bdi className="block truncate text-md font-semibold">{nameOf(share)}</bdi>
        <span className="block truncate text-sm text-text-3">{stateText(share, now)}</span>
        <bdi className="block truncate text-sm text-text-3">{makerText(share)}</bdi>
      </span>
    </>
  );
}

/** The other links: those that open can be chosen and revoked, those that ended are dimmed and stay for thirty days. */
export function OtherLinks({ subject, shares, now, onChoose, onError }: OtherLinksProps) {
  return (
    <section aria-labelledby="other-links">
      <h3 id="other-links" className="flex items-center justify-between border-b pb-2 text-md font-bold">
        {fa.earlier} <CountBadge count={shares.length} />
      </h3>
      <ul>
        {shares.map((share) => {
          const isLive = isOpen(share, now);
          return (
            <li key={share.id} className="flex min-h-15 flex-wrap items-center gap-x-3 border-b py-2 last:border-b-0">
              {isLive ? (
                <button
                  type="button"
                  aria-label={fa.choose(nameOf(share))}
                  onClick={() => onChoose(share.id)}
                  className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-md text-start hover:bg-surface-hover"
                >
                  <Name share={share} now={now} />
                </button>
              ) : (
                <span className="flex min-w-0 flex-1 items-center gap-3 text-text-3">
                  <Name share={share} now={now} />
                </span>
              )}
              <span className={joinClasses('text-sm', isLive ? 'text-text-2' : 'text-text-3')}>{openingsText(share, now)}</span>
              {isLive && <RevokeButton subject={subject} share={share} onError={onError} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

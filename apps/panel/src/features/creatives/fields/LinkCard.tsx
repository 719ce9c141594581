import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { isLink } from '@jarchi/domain/text/web-link.ts';
import { pauses } from '@jarchi/ui/toasts/pauses.ts';
import { useRested } from '@jarchi/ui/use-rested.ts';
import { useQuery } from '@tanstack/react-query';
import { Globe, TriangleAlert } from 'lucide-react';
import { displayUrlQuery } from '#data/publishers/instagram-pages.ts';
import { fieldsFa as fa } from './fields.fa.ts';

/** A preview of the landing page. A page that cannot be reached gives a warning, and blocks nothing. */
export function LinkCard({ link }: { link: string }) {
  const url = useRested(link, pauses.link);
  const isAsked = isLink(url);
  const found = useQuery(displayUrlQuery(url));
  if (!isAsked || url !== link) return null;
  if (found.isPending) return <p className="text-sm text-text-3">{fa.linkChecking}</p>;
  const shown = found.data;
  const unknown = hasErrorCode(found.error, 'url_not_allowed') ? fa.linkNotPublic : fa.linkUnknown;
  const warning = shown === undefined ? unknown : shown.problem === null ? undefined : fa.problems[shown.problem];
  return (
    <div role="status" className="rounded-md bg-surface-sunken px-3 py-2">
      {shown && (
        <p className="flex items-center gap-2">
          {shown.icon === null ? (
            <Globe aria-hidden size={20} className="shrink-0 text-text-3" />
          ) : (
            <img src={shown.icon} alt="" className="size-5 shrink-0 rounded-xs" />
          )}
          <span className="min-w-0 flex-1">
            {shown.title !== null && (
              <span dir="auto" className="block truncate text-md font-medium">
                {shown.title}
              </span>
            )}
            <bdi dir="ltr" className="block truncate text-end text-sm text-text-3">
              {shown.display_url}
            </bdi>
          </span>
        </p>
      )}
      {warning === undefined ? (
        <span className="sr-only">{fa.linkReachable}</span>
      ) : (
        <p className="mt-1 flex items-start gap-1.5 text-sm text-warning-text">
          <TriangleAlert aria-hidden size={16} className="mt-[3px] shrink-0" />
          {warning}
        </p>
      )}
    </div>
  );
}

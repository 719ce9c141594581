import { formatScaledText } from '@jarchi/ui/format/format.ts';
import { pauses } from '@jarchi/ui/toasts/pauses.ts';
import { useRested } from '@jarchi/ui/use-rested.ts';
import { useQuery } from '@tanstack/react-query';
import { instagramPagesQuery } from '#data/publishers/instagram-pages.ts';
import { fieldsFa as fa } from '#features/creatives/fields/fields.fa.ts';

const SHOWN = 5;

/** Instagram pages whose name or username matches the typed text. */
export function PageSuggestions({ text, label, onPick }: { text: string; label: string; onPick: (username: string) => void }) {
  const search = useRested(text.replace(/^@/, ''), pauses.typing);
  const pages = useQuery(instagramPagesQuery(search, SHOWN));
  if (pages.isError) return <p className="text-sm text-text-3">{fa.suggestionsFailed}</p>;
  const found = pages.data?.results ?? [];
  if (found.length === 0) return null;
  return (
    <ul aria-label={fa.suggestions(label)} className="overflow-hidden rounded-md border bg-surface shadow-pop">
      {found.map(({ id, username, title, followers }) => (
        <li key={id} className="border-b last:border-b-0">
          <button
            type="button"
            onClick={() => onPick(username)}
            className="flex min-h-11 w-full items-center gap-3 px-3 text-start text-sm hover:bg-surface-hover"
          >
            <bdi dir="ltr" className="font-medium">{`@${username}`}</bdi>
            <span className="min-w-0 flex-1 truncate text-text-2">{title}</span>
            <span className="shrink-0 text-xs text-text-3">{fa.followers(formatScaledText(followers))}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

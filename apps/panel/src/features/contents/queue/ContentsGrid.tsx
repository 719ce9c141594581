import { getFormatTitle } from '@jarchi/domain/platforms/format-title.ts';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { PlatformGlyph } from '@jarchi/ui/brand/PlatformGlyph.tsx';
import { Link } from '@tanstack/react-router';
import { Layers } from 'lucide-react';
import { contentsFa as fa } from '#features/contents/contents.fa.ts';
import type { Content } from '#data/contents/contents.ts';
import { ContentNote } from '#features/contents/ContentNote.tsx';
import { ContentPicture } from '#features/contents/ContentPicture.tsx';
import { queueFa } from './queue.fa.ts';
import { writeReview, type ContentsState } from './contents-list.ts';
import { ContentStateBadge } from '#features/contents/ContentStateBadge.tsx';

/** Contents as pictures with their states; each opens its review. `now` is of the world clock. */
export function ContentsGrid({ contents, state, now }: { contents: readonly Content[]; state: ContentsState; now: number }) {
  return (
    <ul
      aria-label={queueFa.list}
      className="grid grid-cols-[repeat(auto-fill,minmax(max(8rem,34%),1fr))] gap-x-4 gap-y-5 px-(--gutter) py-4 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6"
    >
      {contents.map((content) => (
        <li key={content.id} className="min-w-0">
          <Link to="/contents" search={writeReview(state, content.id)} className="group block rounded-lg">
            <span className="relative block">
              <ContentPicture content={content} className="aspect-4/5 w-full rounded-lg transition-opacity group-hover:opacity-90" />
              <span className="absolute start-2 top-2">
                <PlatformGlyph platform={content.campaign.media_type} size={20} />
              </span>
              {content.files.length > 1 && (
                <span className="absolute end-2 top-2 flex items-center gap-1 rounded-sm bg-veil-deep px-1.5 text-xs text-white">
                  <Layers aria-hidden size={13} />
                  {queueFa.slides(formatNumber(content.files.length))}
                </span>
              )}
              <ContentStateBadge content={content} className="absolute start-2 bottom-2" />
            </span>
            <span className="mt-2 block truncate text-md font-semibold">
              <bdi>{content.publisher.title}</bdi>
            </span>
            <span className="block truncate text-sm text-text-3">
              {fa.sub([getFormatTitle(content.campaign), fa.quoted(content.campaign.title)])}
            </span>
            <ContentNote content={content} now={now} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

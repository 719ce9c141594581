import { getFormatTitle } from '@jarchi/domain/platforms/format-title.ts';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { contentsFa } from '#features/contents/contents.fa.ts';
import type { Content } from '#data/contents/contents.ts';
import { ContentNote } from '#features/contents/ContentNote.tsx';
import { ContentPicture } from '#features/contents/ContentPicture.tsx';
import { reviewFa as fa } from './review.fa.ts';

interface QueueProps {
  contents: readonly Content[];
  current: number | undefined;
  now: number;
  onOpen: (id: number) => void;
}

/** The contents of the chosen state; one of them is open. */
export function QueueList({ contents, current, now, onOpen }: QueueProps) {
  return (
    <ul aria-label={fa.queue} className="divide-y divide-line">
      {contents.map((content) => {
        const isOpen = content.id === current;
        return (
          <li key={content.id}>
            <button
              type="button"
              aria-current={isOpen ? 'true' : undefined}
              onClick={() => onOpen(content.id)}
              className={joinClasses(
                'flex w-full items-center gap-3 border-s-2 px-4 py-3 text-start',
                isOpen ? 'border-s-action bg-action-soft' : 'border-s-transparent hover:bg-surface-hover',
              )}
            >
              <ContentPicture content={content} className="h-16 w-12 shrink-0" />
              <span className="min-w-0 flex-1">
                <span className="block truncate text-md font-semibold">
                  <bdi>{content.publisher.title}</bdi>
                </span>
                <span className="block truncate text-sm text-text-3">
                  {contentsFa.sub([getFormatTitle(content.campaign), contentsFa.quoted(content.campaign.title)])}
                </span>
                <ContentNote content={content} now={now} />
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

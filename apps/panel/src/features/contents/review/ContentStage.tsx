import { getFormatTitle } from '@jarchi/domain/platforms/format-title.ts';
import { PublisherAvatar } from '#features/publishers/public.ts';
import { useState } from 'react';
import { contentsFa } from '#features/contents/contents.fa.ts';
import type { Content } from '#data/contents/contents.ts';
import { ShareButton } from '#features/sharing/public.ts';
import { DeadlineText } from '#features/contents/DeadlineText.tsx';
import { FileSwitch } from '#features/contents/FileSwitch.tsx';
import { ContentFrame } from './versions/ContentFrame.tsx';
import { VersionsCompare } from './versions/VersionsCompare.tsx';

/** The content and its publisher: in a phone from lg on, below lg as wide as the screen. */
export function ContentStage({ content, now }: { content: Content; now: number }) {
  const [at, setAt] = useState(0);
  const { files, publisher, campaign } = content;
  return (
    <>
      <header className="flex shrink-0 items-center gap-3 px-(--gutter) py-3 lg:h-16 lg:border-b lg:bg-surface">
        <PublisherAvatar publisher_id={publisher.id} category_id={publisher.category_id} size={36} />
        <div className="min-w-0 flex-1">
          <p className="truncate text-md font-semibold">
            <bdi>{publisher.title}</bdi>
          </p>
          <p className="truncate text-sm text-text-3">
            <bdi className="max-lg:hidden">@{publisher.username}</bdi>
            <span className="lg:hidden">{contentsFa.sub([getFormatTitle(campaign), contentsFa.quoted(campaign.title)])}</span>
          </p>
        </div>
        {content.state === 'pending' && (
          <span className="lg:hidden">
            <DeadlineText content={content} now={now} />
          </span>
        )}
        <FileSwitch count={files.length} at={at} onAt={setAt} />
        <ShareButton kind="content" id={content.id} />
      </header>
      {content.attempt > 1 ? (
        <VersionsCompare content={content} at={at} />
      ) : (
        <div className="grid flex-1 place-items-center px-(--gutter) lg:min-h-[400px] lg:[container-type:size]">
          <ContentFrame content={content} at={at} className="lg:w-[min(300px,calc((100cqh-40px)*0.5625))]" />
        </div>
      )}
    </>
  );
}

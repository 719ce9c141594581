import { getFormatTitle } from '@jarchi/domain/platforms/format-title.ts';
import { formatNumber, formatScaledText } from '@jarchi/ui/format/format.ts';
import { Check, Info } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { PublisherAvatar } from '#features/publishers/public.ts';
import type { SharedContent } from '#data/sharing/shared.ts';
import { ContentPicture } from '../ContentPicture.tsx';
import { ContentStateBadge } from '../ContentStateBadge.tsx';
import { FileSwitch } from '../FileSwitch.tsx';
import { WishList } from '../WishList.tsx';
import { sharedContentFa as fa } from './shared-content.fa.ts';

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 border-b p-5">
      <h2 id={id} className="text-lg font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Brief({ campaign }: Pick<SharedContent, 'campaign'>) {
  const { content_description, content_todos, content_notTodos } = campaign;
  if (content_description === '' && content_todos.length + content_notTodos.length === 0)
    return <p className="text-md text-text-3">{fa.noBrief}</p>;
  return (
    <>
      {content_description !== '' && (
        <p dir="auto" className="text-md leading-prose whitespace-pre-line text-text-2">
          {content_description}
        </p>
      )}
      <WishList content_todos={content_todos} content_notTodos={content_notTodos} icon={Check} iconClass="text-success-text" />
    </>
  );
}

/** A content in a phone, with its publisher, its text and the wishes of its campaign; nothing can be decided here. */
export function SharedContentView({ content }: { content: SharedContent }) {
  const [at, setAt] = useState(0);
  const { files, publisher, campaign, account_title, caption } = content;
  const file = files[at];
  const count = formatNumber(files.length);
  const position = files.length > 0 ? fa.position(getFormatTitle(campaign), formatNumber(at + 1), count) : getFormatTitle(campaign);
  return (
    <div data-page="tall" className="flex flex-1 flex-col bg-surface lg:grid lg:grid-cols-[minmax(0,1fr)_404px] lg:border-b">
      <div className="flex flex-col items-center justify-center gap-4 bg-surface-sunken lg:p-8">
        <div className="w-full lg:w-[min(300px,calc((100dvh-260px)*0.5625))] lg:rounded-[34px] lg:bg-ink-950 lg:p-2 lg:shadow-pop">
          <ContentPicture
            key={file?.id}
            content={{ publisher, files: file ? [file] : [] }}
            isWhole
            className="aspect-4/5 w-full max-lg:max-h-[70dvh] max-lg:rounded-none! lg:aspect-9/16 lg:rounded-[27px]"
          />
        </div>
        <FileSwitch count={files.length} at={at} onAt={setAt} className="max-lg:mb-3" />
      </div>
      <div className="flex flex-col lg:border-s">
        <div className="flex flex-col gap-3 border-b p-5">
          <div className="flex items-center justify-between gap-3">
            <ContentStateBadge content={{ state: content.state, out_reason: null }} />
            <span className="text-sm text-text-3">{position}</span>
          </div>
          <div className="flex items-center gap-3">
            <PublisherAvatar publisher_id={publisher.id} category_id={publisher.category_id} size={44} />
            <div className="min-w-0">
              <h1 tabIndex={-1} className="truncate text-lg font-bold outline-none">
                <bdi>{publisher.title}</bdi>
              </h1>
              <p className="truncate text-sm text-text-3">
                <bdi dir="ltr">@{publisher.username}</bdi>
                {publisher.followers !== null && <span>{` · ${fa.followers(formatScaledText(publisher.followers))}`}</span>}
              </p>
            </div>
          </div>
        </div>
        <Part id="shared-caption" title={fa.caption}>
          <p dir="auto" className="text-md leading-prose break-words whitespace-pre-line text-text-2">
            {caption === '' ? fa.noCaption : caption}
          </p>
        </Part>
        <Part id="shared-brief" title={fa.brief}>
          <Brief campaign={campaign} />
        </Part>
        <p className="flex items-start gap-2 p-5 text-sm text-text-3">
          <Info aria-hidden size={16} className="mt-1 shrink-0" />
          {fa.readOnly(account_title)}
        </p>
      </div>
    </div>
  );
}

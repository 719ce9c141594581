import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { publishedFiles } from '@jarchi/domain/drafts/steps/content-step.ts';
import { Avatar } from '@jarchi/ui/brand/Avatar.tsx';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { Bookmark, Ellipsis, Heart, Link2, MessageCircle, Send } from 'lucide-react';
import { useState } from 'react';
import { Shot, SlideButtons, SlideDots, useSlides } from './Media.tsx';
import { Clamped, Phone, PhoneDark, useBackground } from './Phone.tsx';
import { previewFa as fa } from './preview.fa.ts';

interface ViewProps {
  data: CampaignDraft;
}

export function Publisher({ line }: { line: string }) {
  return (
    <div className="relative z-1 flex items-center gap-2 px-3 py-1.5">
      <Avatar id="preview" size={32} />
      <span className="min-w-0 flex-1 text-xs leading-5">
        <bdi dir="ltr" className="block truncate text-end font-semibold">
          {fa.samplePage}
        </bdi>
        <span className="block truncate opacity-75">{line}</span>
      </span>
      <Ellipsis aria-hidden size={18} />
    </div>
  );
}

/** Hashtags and mentions with their signs. */
export function listNames({ content_hashtags, content_mentions }: CampaignDraft): string[] {
  return [...content_hashtags.map((word) => `#${word}`), ...content_mentions.map((name) => `@${name.replace(/^@/, '')}`)];
}

/** A post of a page: slides, icons, the first lines of the text. */
export function InstagramPost({ data }: ViewProps) {
  const slides = useSlides(publishedFiles(data));
  const { faint, link } = useBackground();
  const [isOpen, setOpen] = useState(false);
  const names = listNames(data);
  return (
    <Phone>
      <Publisher line={fa.paidWith} />
      <div className="relative shrink-0">
        <Shot file={slides.file} alt={fa.slideAlt(formatNumber(slides.at + 1))} className="relative aspect-[4/5] w-full" />
        <SlideButtons {...slides} />
      </div>
      <div className="flex items-center justify-between px-3 pt-2.5">
        <span className="flex gap-3">
          <Heart aria-hidden size={20} />
          {data.content_isCommentOpen && <MessageCircle aria-hidden size={20} />}
          <Send aria-hidden size={20} />
        </span>
        <SlideDots {...slides} />
        <Bookmark aria-hidden size={20} />
      </div>
      <div className="flex min-h-0 flex-col gap-1 overflow-y-auto px-3 py-2">
        <Clamped author={fa.samplePage} text={data.content_caption} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        {names.length > 0 && (
          <p className={joinClasses('text-sm wrap-break-word', link)}>
            {names.map((name) => (
              <bdi key={name}>{`${name} `}</bdi>
            ))}
          </p>
        )}
        <p className={joinClasses('text-xs', faint)}>{data.content_isCommentOpen ? fa.ago : fa.commentsOff}</p>
      </div>
    </Phone>
  );
}

/** A story over the whole screen. */
export function InstagramStory({ data }: ViewProps) {
  const slides = useSlides(publishedFiles(data));
  return (
    <PhoneDark value>
      <Phone>
        <Shot file={slides.file} alt={fa.slideAlt(formatNumber(slides.at + 1))} className="absolute inset-0 size-full" />
        <div aria-hidden className="absolute inset-x-0 top-0 h-28 bg-linear-to-b from-veil-deep to-transparent" />
        <div aria-hidden className="relative z-1 mx-3 flex gap-1">
          {Array.from({ length: Math.max(1, slides.count) }, (_, index) => (
            <span key={index} className={joinClasses('h-0.5 flex-1 rounded-full', index <= slides.at ? 'bg-white' : 'bg-light-40')} />
          ))}
        </div>
        <Publisher line={fa.paidWith} />
        <SlideButtons {...slides} count={slides.count} />
        <div className="relative z-1 mt-auto flex flex-col items-center gap-3 px-4 pb-8 text-center">
          {data.content_caption !== '' && (
            <p dir="auto" className="line-clamp-4 max-w-full rounded-md bg-veil px-3 py-1.5 text-sm wrap-break-word whitespace-pre-line">
              {data.content_caption}
            </p>
          )}
          {data.content_link !== '' && (
            <span className="inline-flex max-w-full items-center gap-1.5 rounded-md bg-white px-3 py-1.5 text-xs font-semibold text-brand-700 shadow-pop">
              <Link2 aria-hidden size={14} />
              {fa.openLink}
            </span>
          )}
        </div>
      </Phone>
    </PhoneDark>
  );
}

import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { isForwarded, publishedFiles } from '@jarchi/domain/drafts/steps/content-step.ts';
import type { MediaType } from '@jarchi/domain/platforms/platforms.ts';
import { parseTelegramPost } from '@jarchi/domain/text/patterns.ts';
import { Avatar } from '@jarchi/ui/brand/Avatar.tsx';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { formatId, formatNumber } from '@jarchi/ui/format/format.ts';
import { ArrowRight, Eye, Forward } from 'lucide-react';
import type { ReactNode } from 'react';
import { listNames } from './instagram.tsx';
import { Shot, SlideButtons, useSlides } from './Media.tsx';
import { Phone, useBackground } from './Phone.tsx';
import { previewFa as fa } from './preview.fa.ts';
import { listPieces } from './rich-caption.ts';

type Channel = Exclude<MediaType, 'INSTAGRAM' | 'LINKEDIN'>;

const HUES: Readonly<Record<Channel, string>> = {
  TELEGRAM: 'border-pf-telegram',
  BALE: 'border-pf-bale',
  SOROUSH: 'border-pf-soroush',
  EITAA: 'border-pf-eitaa',
  RUBIKA: 'border-pf-rubika',
};

/** The colour of a messenger's edge. */
export function getEdge(media_type: MediaType): string {
  return media_type === 'INSTAGRAM' || media_type === 'LINKEDIN' ? HUES.TELEGRAM : HUES[media_type];
}

/** A channel's screen: its header and one message. */
export function ChannelScreen({ media_type, children }: { media_type: MediaType; children: ReactNode }) {
  const { isDark, line, faint } = useBackground();
  return (
    <Phone>
      <div className={joinClasses('flex items-center gap-2 border-b-2 px-3 pb-2', getEdge(media_type), line)}>
        <ArrowRight aria-hidden size={18} />
        <Avatar id={media_type} size={32} />
        <span className="min-w-0 text-xs leading-5">
          <span className="block font-semibold">{fa.sampleChannel}</span>
          <span className={faint}>{fa.members}</span>
        </span>
      </div>
      <div className={joinClasses('flex min-h-0 flex-1 flex-col overflow-y-auto p-2.5', isDark ? 'bg-ink-950' : 'bg-ink-50')}>
        {/* A margin pushes the message down, so that a long one can be scrolled to its beginning. */}
        <div className="mt-auto flex w-full flex-col">{children}</div>
      </div>
    </Phone>
  );
}

function Foot() {
  const { faint } = useBackground();
  return (
    <p aria-hidden className={joinClasses('flex items-center justify-end gap-1 px-3 pb-1.5 text-xs', faint)}>
      <Eye size={13} />
      {fa.clock}
    </p>
  );
}

/** A post of a messenger's channel: pictures, the text with its links. */
function ChannelPost({ data }: { data: CampaignDraft }) {
  const slides = useSlides(publishedFiles(data));
  const { raised, faint, link: text } = useBackground();
  const names = listNames(data);
  const hasWords = data.content_caption.trim() !== '';
  return (
    <div className={joinClasses('w-11/12 shrink-0 overflow-hidden rounded-lg shadow-xs', raised)}>
      {(slides.file || !hasWords) && (
        <div className="relative">
          <Shot file={slides.file} alt={fa.slideAlt(formatNumber(slides.at + 1))} className="relative aspect-[4/3] w-full" />
          <SlideButtons {...slides} />
        </div>
      )}
      <div className="flex flex-col gap-1 px-3 py-2">
        {hasWords ? (
          <p dir="auto" className="text-sm wrap-break-word whitespace-pre-line">
            {listPieces(data.content_caption, data.content_hyperlinks).map((piece, index) =>
              piece.isLink ? (
                // A piece has no key but its index.
                // oxlint-disable-next-line react/no-array-index-key
                <span key={index} className={joinClasses('underline', text)}>
                  {piece.text}
                </span>
              ) : (
                piece.text
              ),
            )}
          </p>
        ) : (
          <p className={joinClasses('text-sm', faint)}>{fa.noCaption}</p>
        )}
        {names.length > 0 && (
          <p className={joinClasses('text-sm wrap-break-word', text)}>
            {names.map((name) => (
              <bdi key={name}>{`${name} `}</bdi>
            ))}
          </p>
        )}
        {data.content_link !== '' && (
          <bdi dir="ltr" className={joinClasses('block truncate text-end text-sm', text)}>
            {data.content_link}
          </bdi>
        )}
      </div>
      <Foot />
    </div>
  );
}

/** A post of the advertiser's own channel, forwarded to the publisher's. */
function ForwardedPost({ data }: { data: CampaignDraft }) {
  const { raised, faint, link } = useBackground();
  const post = parseTelegramPost(data.content_telegram_content_address);
  return (
    <div className={joinClasses('w-11/12 shrink-0 rounded-lg shadow-xs', raised)}>
      <div className="flex flex-col gap-2 p-3">
        <p className={joinClasses('flex items-center gap-1.5 text-sm font-semibold', link)}>
          <Forward aria-hidden size={15} />
          <span className="min-w-0 truncate">
            {fa.forwardedFrom}
            {post ? <bdi dir="ltr">{`@${post.channel}`}</bdi> : <span>{fa.sampleSource}</span>}
          </span>
        </p>
        <p className="text-sm">{post ? fa.messageId(formatId(post.message_id)) : fa.forwardEmpty}</p>
        <p className={joinClasses('text-xs', faint)}>{fa.forwardNote}</p>
      </div>
      <Foot />
    </div>
  );
}

/** The post as a reader of the channel sees it. */
export function ChannelView({ data }: { data: CampaignDraft }) {
  return (
    <ChannelScreen media_type={data.media_type}>
      {isForwarded(data) ? <ForwardedPost data={data} /> : <ChannelPost data={data} />}
    </ChannelScreen>
  );
}

import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { isChannelPlatform } from '@jarchi/domain/platforms/platforms.ts';
import { Avatar } from '@jarchi/ui/Avatar.tsx';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { BatteryFull, ImagePlus, Link2, Signal, Wifi } from 'lucide-react';
import type { ReactNode } from 'react';
import { creativesFa as fa } from './creatives.fa.ts';

type PreviewData = Pick<CampaignDraft, 'media_type' | 'content_type' | 'content_files' | 'content_caption' | 'content_link'>;

function Phone({ children, isDark }: { children: ReactNode; isDark: boolean }) {
  return (
    <div className="mx-auto w-full max-w-[290px] rounded-[34px] bg-ink-950 p-2 shadow-pop">
      <div
        className={joinClasses(
          'relative flex aspect-[9/18.6] flex-col overflow-hidden rounded-[27px]',
          isDark ? 'bg-ink-900 text-white' : 'bg-white text-ink-900',
        )}
      >
        <div dir="ltr" className="relative z-1 flex h-9 shrink-0 items-center justify-between px-5 text-xs font-semibold">
          <span>{fa.clock}</span>
          <span className="flex items-center gap-1">
            <Signal aria-hidden size={13} />
            <Wifi aria-hidden size={13} />
            <BatteryFull aria-hidden size={15} />
          </span>
        </div>
        {children}
      </div>
    </div>
  );
}

function Publisher() {
  return (
    <div className="relative z-1 flex items-center gap-2 px-3 py-1.5">
      <Avatar id="preview" size={30} />
      <span className="min-w-0 text-xs leading-5">
        <span dir="ltr" className="block font-semibold">
          {fa.sampleUser}
        </span>
        <span className="block opacity-75">{fa.paidWith}</span>
      </span>
    </div>
  );
}

function Picture({ data, className }: { data: PreviewData; className: string }) {
  const file = data.content_files[0];
  if (file) return <img src={file.url} alt={fa.storyAlt} className={className} />;
  return (
    <div className={joinClasses('grid place-items-center bg-ink-800 text-ink-300', className)}>
      <span className="flex flex-col items-center gap-2 text-sm">
        <ImagePlus aria-hidden size={28} />
        {fa.noMedia}
      </span>
    </div>
  );
}

/** How the reader's phone shows it: a story over the whole screen, a post with its text under it. */
export function CreativePreview({ data }: { data: PreviewData }) {
  const isStory = data.content_type === 'STORY';
  const link = data.content_link !== '' && (
    <span className="inline-flex max-w-full items-center gap-1.5 rounded-md bg-white px-3 py-1.5 text-xs font-semibold text-brand-700 shadow-pop">
      <Link2 aria-hidden size={14} />
      {fa.openLink}
    </span>
  );
  if (isStory)
    return (
      <Phone isDark>
        <Picture data={data} className="absolute inset-0 size-full object-cover" />
        <div aria-hidden className="absolute inset-x-0 top-0 h-28 bg-linear-to-b from-ink-950/70 to-transparent" />
        <div aria-hidden className="relative z-1 mx-3 h-0.5 rounded-full bg-white/70" />
        <Publisher />
        <div className="relative z-1 mt-auto flex flex-col items-center gap-3 px-4 pb-8 text-center">
          {data.content_caption !== '' && (
            <p className="line-clamp-4 rounded-md bg-ink-950/60 px-3 py-1.5 text-sm whitespace-pre-line">{data.content_caption}</p>
          )}
          {link}
        </div>
      </Phone>
    );
  return (
    <Phone isDark={false}>
      <Publisher />
      <Picture
        data={data}
        className={joinClasses('w-full object-cover', isChannelPlatform(data.media_type) ? 'aspect-[4/3]' : 'aspect-square')}
      />
      <div className="flex flex-col gap-2 p-3">
        {data.content_caption !== '' && <p className="line-clamp-6 text-sm whitespace-pre-line">{data.content_caption}</p>}
        {link}
      </div>
    </Phone>
  );
}

/** The preview with its heading and note, beside the form. */
export function PreviewRail({ data }: { data: PreviewData }) {
  return (
    <div className="px-6 py-5">
      <h2 className="mb-4 text-lg font-bold">{fa.preview}</h2>
      <CreativePreview data={data} />
      <p className="mx-auto mt-4 max-w-xs text-center text-sm text-text-3">{fa.previewNote}</p>
    </div>
  );
}

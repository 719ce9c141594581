import { findAdTextLimits } from '@jarchi/domain/creatives/texts/ad-texts.ts';
import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { getAdFields } from '@jarchi/domain/drafts/steps/ad-content.ts';
import { Avatar } from '@jarchi/ui/brand/Avatar.tsx';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { Pin } from 'lucide-react';
import { ChannelScreen, getEdge } from './channels.tsx';
import { Shot } from './Media.tsx';
import { Phone, useBackground } from './Phone.tsx';
import { previewFa as fa } from './preview.fa.ts';

interface AdProps {
  data: CampaignDraft;
}

const orElse = (text: string, other: string) => (text.trim() === '' ? other : text);

function getTexts(data: CampaignDraft) {
  const limits = findAdTextLimits(data.media_type, data.content_type);
  const description = limits ? data[getAdFields(limits).description] : '';
  return {
    title: orElse(data.ad_title, fa.adTitle),
    description: orElse(description, fa.adText),
    button: orElse(data.button_label, fa.button),
  };
}

function AdButton({ data, label }: AdProps & { label: string }) {
  const { link } = useBackground();
  return (
    <span
      className={joinClasses(
        'block truncate rounded-md border px-3 py-1.5 text-center text-sm font-semibold',
        getEdge(data.media_type),
        link,
      )}
    >
      {label}
    </span>
  );
}

/** An ad that stays above the list of chats. */
export function PinAd({ data }: AdProps) {
  const { line, faint, isDark } = useBackground();
  const { title, description, button } = getTexts(data);
  const isRubika = data.media_type === 'RUBIKA';
  return (
    <Phone>
      <p className={joinClasses('border-b-2 px-4 pb-2 text-md font-bold', getEdge(data.media_type))}>{fa.chats}</p>
      <div className={joinClasses('flex flex-col gap-2 border-b p-3', line, isDark ? 'bg-ink-800' : 'bg-ink-25')}>
        <div className="flex items-start gap-3">
          <div className={joinClasses('relative shrink-0 overflow-hidden', isRubika ? 'size-16 rounded-lg' : 'size-12 rounded-full')}>
            {data.content_files[0] ? (
              <Shot file={data.content_files[0]} alt={fa.slideAlt('')} className="size-full" />
            ) : (
              <span className={joinClasses('block size-full', isDark ? 'bg-ink-700' : 'bg-ink-100')} />
            )}
          </div>
          <div className="min-w-0 flex-1">
            <p dir="auto" className="text-sm font-semibold wrap-break-word">
              {title}
            </p>
            <p dir="auto" className={joinClasses('text-xs wrap-break-word', faint)}>
              {description}
            </p>
          </div>
          <span className={joinClasses('flex shrink-0 items-center gap-1 text-xs', faint)}>
            <Pin aria-hidden size={13} />
            {fa.ad}
          </span>
        </div>
        <AdButton data={data} label={button} />
      </div>
      <ul aria-hidden>
        {fa.sampleChats.map((name) => (
          <li key={name} className={joinClasses('flex items-center gap-3 border-b px-3 py-2.5', line)}>
            <Avatar id={name} size={38} />
            <span className="min-w-0 flex-1 text-xs leading-5">
              <span className="block font-semibold">{name}</span>
              <span className={joinClasses('block truncate', faint)}>{fa.sampleMessage}</span>
            </span>
            <span className={joinClasses('text-xs', faint)}>{fa.sampleTime}</span>
          </li>
        ))}
      </ul>
    </Phone>
  );
}

/** An ad between a channel's messages. */
export function InChannelAd({ data }: AdProps) {
  const { raised, faint } = useBackground();
  const { title, description, button } = getTexts(data);
  return (
    <ChannelScreen media_type={data.media_type}>
      <div className={joinClasses('w-full shrink-0 overflow-hidden rounded-lg shadow-xs', raised)}>
        <div className="relative">
          <Shot file={data.content_files[0]} alt={fa.slideAlt('')} className="relative aspect-[30/19] w-full" />
        </div>
        <div className="flex flex-col gap-1.5 p-3">
          <p className="flex items-start gap-2">
            <span dir="auto" className="min-w-0 flex-1 text-sm font-semibold wrap-break-word">
              {title}
            </span>
            <span className={joinClasses('shrink-0 text-xs', faint)}>{fa.ad}</span>
          </p>
          <p dir="auto" className="text-sm wrap-break-word">
            {description}
          </p>
          <AdButton data={data} label={button} />
        </div>
      </div>
    </ChannelScreen>
  );
}

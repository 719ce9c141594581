import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { publishedFiles } from '@jarchi/domain/drafts/steps/content-step.ts';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { MessageSquareText, Repeat2, Send, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { listNames, Publisher } from './instagram.tsx';
import { Shot, SlideButtons, useSlides } from './Media.tsx';
import { Clamped, Phone, useBackground } from './Phone.tsx';
import { previewFa as fa } from './preview.fa.ts';

const ACTS = [
  { icon: ThumbsUp, label: fa.like },
  { icon: MessageSquareText, label: fa.comment },
  { icon: Repeat2, label: fa.repost },
  { icon: Send, label: fa.send },
];

/** A member's post: the text first, then the picture. */
export function LinkedInPost({ data }: { data: CampaignDraft }) {
  const slides = useSlides(publishedFiles(data));
  const { isDark, base, line } = useBackground();
  const [isOpen, setOpen] = useState(false);
  const words = [data.content_caption, listNames(data).join(' ')].filter((part) => part !== '').join('\n');
  return (
    <Phone className={isDark ? '' : 'bg-ink-50!'}>
      <div className={joinClasses('my-2 flex min-h-0 flex-col overflow-y-auto border-y', base, line)}>
        <Publisher line={fa.linkedinHeadline} />
        <div className="px-3 pb-2">
          <Clamped text={words} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        </div>
        {(slides.file || data.campaign_type !== 'INFLUENCE') && (
          <div className="relative shrink-0">
            <Shot file={slides.file} alt={fa.slideAlt(formatNumber(slides.at + 1))} className="relative aspect-[4/3] w-full" />
            <SlideButtons {...slides} />
          </div>
        )}
        <div aria-hidden className={joinClasses('flex justify-around border-t py-2', line)}>
          {ACTS.map(({ icon: Icon, label }) => (
            <span key={label} className="flex flex-col items-center text-xs">
              <Icon size={17} />
              {label}
            </span>
          ))}
        </div>
      </div>
    </Phone>
  );
}

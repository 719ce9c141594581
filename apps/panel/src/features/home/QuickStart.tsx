import { PLATFORM_PAIRS } from '@jarchi/domain/platforms/platforms.ts';
import { PlatformGlyph } from '@jarchi/ui/PlatformGlyph.tsx';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, FilePen, Megaphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { homeFa as fa } from './home.fa.ts';

const platforms = [...new Set(PLATFORM_PAIRS.filter((pair) => pair.campaign_types.includes('REACH')).map((pair) => pair.media_type))];

export interface QuickStartProps {
  /** «جشنوارهٔ یلدا — گام ۳ از ۴ · ذخیره در دیروز» */
  draftText?: ReactNode;
  resume?: ReactNode;
}

/** The campaign types that can be started, and the unfinished draft below them. */
export function QuickStart({ draftText, resume }: QuickStartProps) {
  return (
    <section aria-label={fa.quickStart} className="overflow-clip rounded-lg border border-line-strong">
      <Link to="/campaign" className="flex items-center gap-4 px-4 py-4 hover:bg-surface-hover">
        <Megaphone aria-hidden size={22} className="shrink-0 self-start text-action-soft-text" />
        <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <span className="min-w-0">
            <b className="block text-md font-semibold">{fa.reach.title}</b>
            <span className="block text-sm text-text-3">{fa.reach.text}</span>
          </span>
          <span className="flex gap-1.5">
            {platforms.map((platform) => (
              <PlatformGlyph key={platform} platform={platform} size={18} />
            ))}
          </span>
        </span>
        <ArrowLeft aria-hidden size={18} className="shrink-0 text-text-3" />
      </Link>
      {draftText && (
        <div className="flex items-center gap-3 border-t border-line-strong bg-surface-sunken px-4 py-2">
          <FilePen aria-hidden size={18} className="shrink-0 text-text-3" />
          <p className="min-w-0 flex-1 truncate text-md">{draftText}</p>
          {resume}
        </div>
      )}
    </section>
  );
}

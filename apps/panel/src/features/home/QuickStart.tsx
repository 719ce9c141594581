import { CAMPAIGN_TYPES, PLATFORM_PAIRS, type CampaignType } from '@jarchi/domain/platforms/platforms.ts';
import { PlatformGlyph } from '@jarchi/ui/brand/PlatformGlyph.tsx';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, Eye, Megaphone, MousePointerClick, Star, type LucideIcon } from 'lucide-react';
import { useMayOpen } from '#data/account/role.ts';
import type { Draft } from '#data/drafts/drafts.ts';
import { UnfinishedDrafts } from '#features/campaigns/public.ts';
import { homeFa as fa } from './home.fa.ts';

const icons: Readonly<Record<CampaignType, LucideIcon>> = { REACH: Megaphone, INFLUENCE: Star, CPM: Eye, CPC: MousePointerClick };

function listPlatforms(type: CampaignType) {
  return [...new Set(PLATFORM_PAIRS.filter((pair) => pair.campaign_types.includes(type)).map((pair) => pair.media_type))];
}

function TypeLink({ type }: { type: CampaignType }) {
  const Icon = icons[type];
  const { title, text } = fa.types[type];
  return (
    <Link
      to="/campaign/general-information"
      search={{ campaign_type: type }}
      className="flex min-w-0 flex-col gap-1 bg-surface px-4 py-4 hover:bg-surface-hover"
    >
      <span className="flex items-center justify-between">
        <Icon aria-hidden size={22} className="text-action-soft-text" />
        <ArrowLeft aria-hidden size={18} className="text-text-3" />
      </span>
      <b className="text-md font-semibold">{title}</b>
      <span className="text-sm text-text-3">{text}</span>
      <span className="mt-auto flex flex-wrap gap-1.5 pt-1">
        {listPlatforms(type).map((platform) => (
          <PlatformGlyph key={platform} platform={platform} size={18} />
        ))}
      </span>
    </Link>
  );
}

export interface QuickStartProps {
  drafts: readonly Draft[];
  /** By the wall clock. */
  now: number;
}

/** The campaign types on offer, and the unfinished draft below them, for whom may make campaigns. */
export function QuickStart({ drafts, now }: QuickStartProps) {
  const mayStart = useMayOpen('creation');
  if (!mayStart) return null;
  return (
    <section aria-label={fa.quickStart} className="overflow-clip rounded-lg border border-line-strong">
      <div className="grid grid-cols-2 gap-px bg-line md:grid-cols-4">
        {CAMPAIGN_TYPES.map((type) => (
          <TypeLink key={type} type={type} />
        ))}
      </div>
      <UnfinishedDrafts drafts={drafts} now={now} />
    </section>
  );
}

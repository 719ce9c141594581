import { getFormatTitle } from '@jarchi/domain/platforms/format-title.ts';
import { toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { isLink } from '@jarchi/domain/text/web-link.ts';
import { formatNumber, formatScaledText } from '@jarchi/ui/format/format.ts';
import { PlatformGlyph } from '@jarchi/ui/brand/PlatformGlyph.tsx';
import { uiFa } from '@jarchi/ui/ui.fa.ts';
import type { ReactNode } from 'react';
import { periodText } from '#features/campaigns/campaign-dates.ts';
import { goalText, unitPriceFacts } from '#features/campaigns/goal-texts.ts';
import { campaignsFa } from '#features/campaigns/campaigns.fa.ts';
import type { Campaign } from '#data/campaigns/campaigns.ts';
import { identityFa } from './identity.fa.ts';

const fa = identityFa.brief;
const linkClass = 'touch-area rounded-sm break-all text-text-link hover:underline';

function Files({ files }: { files: Campaign['content_files'] }) {
  if (files.length === 0) return fa.none;
  return (
    <span className="flex flex-wrap gap-x-3">
      {files.map(({ id, name, url }) => (
        <a key={id} href={url} target="_blank" rel="noreferrer" aria-label={fa.openFile(name)} className={linkClass}>
          <bdi>{name}</bdi>
        </a>
      ))}
    </span>
  );
}

function LandingPage({ link }: { link: string }) {
  if (link === '') return fa.none;
  const text = <bdi dir="ltr">{link}</bdi>;
  if (!isLink(link)) return text;
  return (
    <a href={link} target="_blank" rel="noreferrer" className={linkClass}>
      {text}
    </a>
  );
}

export interface BriefFactsProps {
  campaign: Campaign;
  /** Titles of the campaign's categories. */
  categories: readonly string[];
}

/** The bought order, as the brief has it. */
export function BriefFacts({ campaign, categories }: BriefFactsProps) {
  const estimate = campaign.placements.reduce((sum, item) => sum + item.reach_estimate, 0);
  const hour = (value: number) => toPersianDigits(`${value}:00`);
  const goal = goalText(campaign.goal);
  const facts: readonly { readonly label: string; readonly value: ReactNode }[] = [
    {
      label: fa.format,
      value: (
        <span className="flex items-center gap-2">
          <PlatformGlyph platform={campaign.media_type} size={20} />
          {fa.join([uiFa.platforms[campaign.media_type], getFormatTitle(campaign)])}
        </span>
      ),
    },
    { label: fa.type, value: campaignsFa.types[campaign.campaign_type] },
    {
      label: fa.period,
      value: fa.hours(
        periodText(campaign.publish_period_start, campaign.publish_period_end),
        hour(campaign.preferred_publish_start_hour),
        hour(campaign.preferred_publish_end_hour),
      ),
    },
    { label: fa.location, value: campaign.execution_locations.join(fa.comma) || fa.everywhere },
    { label: fa.categories, value: categories.join(fa.comma) || fa.allCategories },
    { label: fa.reach, value: formatScaledText(estimate) },
    ...(goal === '' ? [] : [{ label: fa.goal, value: goal }]),
    ...unitPriceFacts(campaign),
    {
      label: fa.link,
      value: <LandingPage link={campaign.content_link} />,
    },
    { label: fa.files, value: <Files files={campaign.content_files} /> },
  ];
  return (
    <section aria-labelledby="brief" className="border-b border-line px-(--gutter) py-5">
      <h2 id="brief" className="mb-3 flex flex-wrap items-baseline gap-x-3 text-lg font-bold">
        {fa.title}
        <span className="text-sm font-normal text-text-3">{fa.version(formatNumber(campaign.version))}</span>
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 max-sm:grid-cols-1 lg:grid-cols-3">
        {facts.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-text-3">{label}</dt>
            <dd className="text-md font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import { audienceWordsFa } from '@jarchi/domain/platforms/platforms.fa.ts';
import { getAudienceWord } from '@jarchi/domain/platforms/platforms.ts';
import { PublisherAvatar } from '#features/publishers/faces/PublisherAvatar.tsx';
import { formatNumber, formatScaledText, formatToman } from '@jarchi/ui/format/format.ts';
import { Tag } from '@jarchi/ui/badges/Tag.tsx';
import { BadgeCheck } from 'lucide-react';
import type { MediaPlan } from '#data/publishers/plans.ts';
import { publishersFa as fa } from '#features/publishers/publishers.fa.ts';

/** The name, the mark of a reliable publisher and the username. */
export function PublisherName({ plan }: { plan: MediaPlan }) {
  return (
    <>
      <PublisherAvatar publisher_id={plan.publisher_id} category_id={plan.categories[0]?.id} size={36} />
      <span className="min-w-0">
        <span className="flex items-center gap-1.5">
          <span className="truncate text-md leading-6 font-semibold">{plan.title}</span>
          {plan.is_reliable && <BadgeCheck aria-label={fa.reliable} role="img" size={16} className="shrink-0 text-info-solid" />}
        </span>
        <bdi dir="ltr" className="block truncate text-end text-sm leading-5 text-text-3">
          @{plan.username}
        </bdi>
      </span>
    </>
  );
}

export function PlanCategories({ plan }: { plan: MediaPlan }) {
  const [first, ...rest] = plan.categories;
  if (first === undefined) return null;
  return (
    <>
      <Tag>{first.title_fa}</Tag>
      {rest.length > 0 && (
        <span className="text-xs text-text-3" title={rest.map((category) => category.title_fa).join(fa.comma)}>
          {fa.more(formatNumber(rest.length))}
        </span>
      )}
    </>
  );
}

/** The two lines under the name on phones. */
export function PlanFacts({ plan, hasPrice }: { plan: MediaPlan; hasPrice: boolean }) {
  const followers = formatScaledText(plan.followers);
  const category = plan.categories[0]?.title_fa;
  return (
    <>
      <span className="block truncate text-sm leading-6 text-text-3">
        {`${fa.audience(followers, audienceWordsFa[getAudienceWord(plan.media_type)])}${category ? `${fa.dot}${category}` : ''}`}
      </span>
      <span className="flex flex-wrap items-baseline gap-x-1.5 text-sm leading-6 text-text-2">
        <strong className="font-semibold text-text">{formatScaledText(plan.reach)}</strong>
        {hasPrice ? fa.reachWord : fa.viewsWord}
        {hasPrice && (
          <>
            <span aria-hidden className="mx-0.5 h-3 border-s border-line-strong" />
            <strong className="font-semibold text-text">{formatScaledText(plan.price)}</strong>
            <span>{fa.tomanWord}</span>
          </>
        )}
      </span>
    </>
  );
}

export const costLabel = (plan: MediaPlan): string => (plan.cost_per_thousand === null ? '' : formatToman(plan.cost_per_thousand));

import type { CallAnswer } from '@jarchi/contract/types.ts';
import { audienceWordsFa } from '@jarchi/domain/platforms/platforms.fa.ts';
import { getAudienceWord } from '@jarchi/domain/platforms/platforms.ts';
import { PublisherAvatar } from '#features/publishers/public.ts';
import { formatScaledText, formatToman } from '@jarchi/ui/format/format.ts';
import { BadgeCheck } from 'lucide-react';
import { homeFa } from './home.fa.ts';

const fa = homeFa.suggested;

type MediaPlan = CallAnswer<'campaigns', 'listSuggestedPlans'>['results'][number];

function PlanCard({ plan }: { plan: MediaPlan }) {
  return (
    <li className="flex min-w-0 flex-col gap-3 border-line px-4 py-4 max-lg:w-60 max-lg:shrink-0 max-lg:rounded-lg max-lg:border">
      <span className="flex items-center gap-3">
        <PublisherAvatar publisher_id={plan.publisher_id} category_id={plan.categories[0]?.id} size={40} />
        <span className="min-w-0">
          <span className="flex items-center gap-1.5 text-md font-semibold">
            <bdi className="truncate">{plan.title}</bdi>
            {plan.is_recommended && <BadgeCheck role="img" aria-label={fa.recommended} size={16} className="shrink-0 text-info-text" />}
          </span>
          <span className="block truncate text-sm text-text-3">
            {fa.followers(formatScaledText(plan.followers), audienceWordsFa[getAudienceWord(plan.media_type)])}
          </span>
        </span>
      </span>
      <dl className="grid grid-cols-2 gap-2 text-sm">
        <div>
          <dt className="text-text-3">{fa.reach}</dt>
          <dd className="font-semibold">{formatScaledText(plan.reach)}</dd>
        </div>
        <div className="text-end">
          <dt className="text-text-3">{fa.price}</dt>
          <dd className="font-semibold">{formatScaledText(plan.price)}</dd>
        </div>
      </dl>
      {plan.cost_per_thousand !== null && <p className="text-xs text-text-3">{fa.perThousand(formatToman(plan.cost_per_thousand))}</p>}
    </li>
  );
}

export function SuggestedPublishers({ plans }: { plans: readonly MediaPlan[] }) {
  return (
    <ul
      aria-label={fa.title}
      // On phones it scrolls sideways and has nothing else that takes focus.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="flex gap-3 max-lg:-mx-(--gutter) max-lg:overflow-x-auto max-lg:px-(--gutter) max-lg:pb-2 wide:grid wide:grid-cols-4 wide:gap-0 wide:divide-x wide:overflow-clip wide:rounded-lg wide:border wide:border-line"
    >
      {plans.map((plan) => (
        <PlanCard key={plan.id} plan={plan} />
      ))}
    </ul>
  );
}

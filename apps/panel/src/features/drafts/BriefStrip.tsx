import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { formatScaledText } from '@jarchi/ui/format/format.ts';
import { Link } from '@tanstack/react-router';
import { PenLine } from 'lucide-react';
import { goalLabel, hoursLabel, periodLabel } from './draft-texts.ts';
import { draftsFa as fa } from './drafts.fa.ts';
import { creationPaths, draftSearch } from './frame/creation-paths.ts';
import type { CategoryOption } from './general/form-props.ts';

/** The brief in one line above the package, with a link back to it. */
export function BriefStrip({ id, data, categories }: { id: number | null; data: CampaignDraft; categories: readonly CategoryOption[] }) {
  const names = categories.filter((category) => data.ad_categories.includes(category.id)).map((category) => category.title_fa);
  const hours = hoursLabel(data.preferred_publish_start_hour, data.preferred_publish_end_hour);
  // Views and clicks are bought by the goal, so they have no budget.
  const isByUnits = data.campaign_type === 'CPM' || data.campaign_type === 'CPC';
  const facts = [
    ...(isByUnits
      ? []
      : [{ label: fa.brief.budget, value: data.budget === null ? fa.brief.none : `${formatScaledText(data.budget)} ${fa.brief.toman}` }]),
    { label: fa.brief.goal, value: goalLabel(data) },
    { label: fa.brief.publish, value: `${periodLabel(data.publish_period_start, data.publish_period_end)}${fa.comma}${hours}` },
    { label: fa.brief.location, value: data.execution_locations.join(fa.comma) || fa.brief.everywhere, isWide: true },
    { label: fa.brief.categories, value: names.join(fa.comma) || fa.brief.allCategories, isWide: true },
  ];
  return (
    <div className="flex items-center border-b px-(--gutter)">
      <div className="min-w-0 flex-1 overflow-hidden py-2">
        {/* Each fact has a line before it; the line of a row's first fact is outside the box and cut off. */}
        <dl className="-ms-[11px] flex flex-wrap gap-y-1 lg:-ms-[17px] lg:flex-nowrap">
          {facts.map((fact) => (
            <div
              key={fact.label}
              className={joinClasses('min-w-0 shrink-0 border-s px-2.5 lg:px-4', fact.isWide && 'max-w-64 max-lg:hidden')}
            >
              <dt className="text-sm leading-5 text-text-3">{fact.label}</dt>
              <dd className="truncate text-sm leading-6 font-semibold lg:text-md">{fact.value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Link
        to={creationPaths['general-information']}
        search={draftSearch(id)}
        className={joinClasses(buttonClass({ variant: 'ghost' }), 'max-lg:hidden')}
      >
        <PenLine aria-hidden size={18} />
        {fa.edit}
      </Link>
    </div>
  );
}

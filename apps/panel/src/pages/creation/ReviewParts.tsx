import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { formatNumber, formatScaledText } from '@jarchi/ui/format.ts';
import { PlatformGlyph } from '@jarchi/ui/PlatformGlyph.tsx';
import { activationFa as fa } from '#features/activation/activation.fa.ts';
import { ReviewSection } from '#features/activation/ReviewSection.tsx';
import { formatLabel } from '#features/drafts/draft-texts.ts';
import { draftsFa } from '#features/drafts/drafts.fa.ts';

interface ReviewPartProps {
  data: CampaignDraft;
  draftId: number;
}

export function GeneralReview({
  data,
  draftId,
  categories,
}: ReviewPartProps & { categories: readonly { id: number; title_fa: string }[] }) {
  const money = [
    ...(data.budget === null ? [] : [fa.budget(formatScaledText(data.budget))]),
    ...(data.goal_total_reach === null ? [] : [fa.goal(formatScaledText(data.goal_total_reach))]),
  ].join(fa.comma);
  const names = categories.filter(({ id }) => data.ad_categories.includes(id)).map(({ title_fa }) => title_fa);
  const place = (
    <span className="flex items-center gap-2">
      <PlatformGlyph platform={data.media_type} size={18} />
      {formatLabel(data)}
    </span>
  );
  return (
    <ReviewSection
      title={fa.general}
      editTo="/campaign/general-information"
      draftId={draftId}
      facts={[
        { label: fa.facts.place, value: place },
        { label: fa.facts.type, value: draftsFa.types[data.campaign_type] },
        { label: fa.facts.goal, value: draftsFa.goals[data.campaign_quality_goal] },
        { label: fa.facts.money, value: money, isWide: true },
        { label: fa.facts.location, value: data.execution_locations.join(fa.comma) || draftsFa.brief.everywhere },
        { label: fa.facts.categories, value: names.join(fa.comma) || draftsFa.brief.allCategories },
      ]}
    />
  );
}

export function ContentReview({ data, draftId }: ReviewPartProps) {
  const file = data.content_files[0];
  const ltr = (text: string) => <bdi dir="ltr">{text}</bdi>;
  return (
    <ReviewSection
      title={fa.content}
      editTo="/campaign/content"
      draftId={draftId}
      media={file && <img src={file.url} alt="" className="h-28 w-16 shrink-0 rounded-md bg-surface-press object-cover" />}
      facts={[
        ...(file
          ? [
              {
                label: fa.facts.file,
                isWide: true,
                value: (
                  <>
                    {ltr(file.name)}
                    <span className="font-normal text-text-3">
                      {fa.dot}
                      {fa.dimensions(formatNumber(file.width), formatNumber(file.height))}
                    </span>
                  </>
                ),
              },
            ]
          : []),
        { label: fa.facts.link, value: data.content_link === '' ? fa.none : ltr(data.content_link), isWide: true },
        { label: fa.facts.considerations, value: data.publish_considerations || fa.none, isWide: true },
      ]}
    />
  );
}

import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { CheckboxField } from '@jarchi/ui/fields/CheckboxField.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { formatToman } from '@jarchi/ui/format/format.ts';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { featureFlagsQuery } from '#data/account/account.ts';
import { servicesQuery } from '#data/pricing/pricing.ts';
import { servicesFa as fa } from './services.fa.ts';

type Chosen = CampaignDraft['additional_services'];

interface ServicesSectionProps {
  data: CampaignDraft;
  onChange: (chosen: Chosen) => void;
}

function ServicesOnOffer({ data, onChange }: ServicesSectionProps) {
  const { media_type, content_type, campaign_type, additional_services: chosen } = data;
  const query = { media_type, content_type, campaign_type };
  const services = useQuery(servicesQuery(query));
  if (services.data?.results.length === 0) return null;
  return (
    <section aria-label={fa.title} className="border-b py-4">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-2">
        <h2 className="text-lg font-bold">{fa.title}</h2>
        <span className="text-sm text-text-3">{fa.note}</span>
      </div>
      <DataRegion
        {...getRegion(services)}
        skeleton={<SkeletonRows rows={2} hasAvatar={false} />}
        failedText={services.error ? errorText(services.error) : undefined}
      >
        <ul className="grid gap-x-8 gap-y-4 md:grid-cols-2">
          {services.data?.results.map(({ key, title_fa, description_fa, price }) => (
            <li key={key} className="flex items-start justify-between gap-4">
              <CheckboxField
                isSelected={chosen[key] === true}
                onChange={(isWanted) => onChange({ ...chosen, [key]: isWanted })}
                label={<span className="font-medium">{title_fa}</span>}
                hint={description_fa === '' ? undefined : description_fa}
              />
              <span className="shrink-0 text-md font-medium">{fa.price(formatToman(price))}</span>
            </li>
          ))}
        </ul>
      </DataRegion>
    </section>
  );
}

/** The additional services; without their feature flag the section requests and shows nothing. */
export function ServicesSection(props: ServicesSectionProps) {
  const isOffered = useQuery(featureFlagsQuery).data?.feature_flags['media-plan-v2-additional-services'] === true;
  return isOffered ? <ServicesOnOffer {...props} /> : null;
}

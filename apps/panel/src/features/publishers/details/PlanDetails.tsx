import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { audienceWordsFa, contentTypeTitlesFa } from '@jarchi/domain/platforms/platforms.fa.ts';
import { getAudienceWord } from '@jarchi/domain/platforms/platforms.ts';
import { PAGE_TYPES } from '@jarchi/domain/publishers/publishers.ts';
import { PublisherAvatar } from '#features/publishers/faces/PublisherAvatar.tsx';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { formatNumber, formatScaledText, formatToman } from '@jarchi/ui/format/format.ts';
import { formatScaledPair } from '@jarchi/ui/format/format-pair.ts';
import { RadioCards } from '@jarchi/ui/fields/RadioCards.tsx';
import { Sheet } from '@jarchi/ui/overlays/Sheet.tsx';
import { Tag } from '@jarchi/ui/badges/Tag.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Cart } from '#features/publishers/cart/state/useCart.ts';
import { planQuery, type MediaPlan, type PlanDetails as Details } from '#data/publishers/plans.ts';
import type { SaleMode } from '#features/publishers/sale-mode.ts';
import { detailsFa as fa } from './details.fa.ts';

type Tariff = Details['tariffs'][number];

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-10 items-center justify-between gap-3 border-b text-md last:border-b-0">
      <dt className="text-text-2">{label}</dt>
      <dd className="text-end font-medium">{children}</dd>
    </div>
  );
}

/** The plan with another tariff, in the shape of a list row. */
function planAt(details: Details, tariff: Tariff): MediaPlan {
  const { score: _score, tariffs: _tariffs, other_formats: _formats, ...plan } = details;
  const cost = tariff.reach > 0 ? Math.round((tariff.price * 1000) / tariff.reach) : null;
  const isOwn = tariff.plan_id === plan.id;
  const ratio = plan.reach > 0 ? tariff.reach / plan.reach : 0;
  return {
    ...plan,
    id: tariff.plan_id,
    availability_hours: tariff.availability_hours,
    story_count: tariff.story_count,
    price: tariff.price,
    reach: tariff.reach,
    reach_low: isOwn ? plan.reach_low : Math.round(plan.reach_low * ratio),
    reach_high: isOwn ? plan.reach_high : Math.round(plan.reach_high * ratio),
    cost_per_thousand: cost,
  };
}

function Tariffs({ plan, cart, way }: { plan: Details; cart: Cart; way: SaleMode }) {
  const chosen = plan.tariffs.find((tariff) => cart.has(tariff.plan_id));
  const textOf = ({ price, reach }: Tariff) =>
    [
      ...(way === 'views' ? [] : [`${formatToman(price)} ${fa.toman}`]),
      `${formatScaledText(reach)} ${way === 'views' ? fa.view : fa.person}`,
    ].join(fa.comma);
  const labelOf = ({ availability_hours, story_count = 1 }: Tariff) =>
    [fa.tariff(formatNumber(availability_hours)), ...(story_count > 1 ? [fa.stories(formatNumber(story_count))] : [])].join(fa.comma);
  return (
    <RadioCards
      className="mt-5"
      variant="list"
      label={fa.tariffs}
      hint={fa.tariffsText}
      value={chosen === undefined ? '' : String(chosen.plan_id)}
      onChange={(value) => {
        const tariff = plan.tariffs.find(({ plan_id }) => String(plan_id) === value);
        if (tariff) cart.actions.togglePlan(planAt(plan, tariff));
      }}
      options={plan.tariffs.map((tariff) => ({ value: String(tariff.plan_id), label: labelOf(tariff), text: textOf(tariff) }))}
    />
  );
}

function DetailsBody({ plan, cart, way }: { plan: Details; cart: Cart; way: SaleMode }) {
  const range = formatScaledPair(plan.reach_low, plan.reach_high);
  const pageType = PAGE_TYPES.find((type) => type === plan.page_type);
  return (
    <>
      <div className="flex items-center gap-3">
        <PublisherAvatar publisher_id={plan.publisher_id} category_id={plan.categories[0]?.id} size={52} />
        <div className="min-w-0">
          <p className="truncate text-lg leading-8 font-bold">{plan.title}</p>
          <bdi dir="ltr" className="block truncate text-end text-sm text-text-3">
            @{plan.username}
          </bdi>
        </div>
      </div>
      <dl className="mt-3">
        <Fact label={audienceWordsFa[getAudienceWord(plan.media_type)]}>{formatNumber(plan.followers)}</Fact>
        <Fact label={way === 'views' ? fa.views : fa.reach}>
          {formatScaledText(plan.reach)}
          <span className="block text-sm font-normal text-text-3">
            {fa.range(range.part, range.whole, way === 'views' ? fa.view : fa.person)}
          </span>
        </Fact>
        {pageType && <Fact label={fa.pageType}>{fa.pageTypes[pageType]}</Fact>}
        {plan.categories.length > 0 && <Fact label={fa.categories}>{plan.categories.map((one) => one.title_fa).join(fa.comma)}</Fact>}
        <Fact label={fa.insight}>{plan.will_provide_insight ? fa.insightYes : fa.insightNo}</Fact>
        {plan.score !== null && (
          <Fact
            label={
              <span className="inline-flex items-center gap-2">
                {fa.score}
                <Tag>{fa.staff}</Tag>
              </span>
            }
          >
            {fa.outOfTen(formatNumber(plan.score))}
          </Fact>
        )}
      </dl>
      <p className="text-sm text-text-3">{fa.rests}</p>
      <Tariffs plan={plan} cart={cart} way={way} />
      {plan.other_formats.length > 0 && (
        <section className="mt-5">
          <h3 className="text-md font-semibold">{fa.formats}</h3>
          <p className="text-sm text-text-3">{fa.formatsText}</p>
          <dl className="mt-1">
            {plan.other_formats.map(({ plan_id, content_type, price }) => (
              <Fact key={plan_id} label={contentTypeTitlesFa[content_type]}>
                {formatToman(price)} {fa.toman}
              </Fact>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}

/** The details of a publisher's plan; the user can change its tariff, and sees its other formats. */
export function PlanDetails({ id, cart, way, onClose }: { id: number; cart: Cart; way: SaleMode; onClose: () => void }) {
  const details = useQuery(planQuery(id));
  const plan = details.data;
  const own = plan?.tariffs.find((tariff) => cart.has(tariff.plan_id)) ?? plan?.tariffs.find((tariff) => tariff.plan_id === id);
  const isIn = own !== undefined && cart.has(own.plan_id);
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      side="start"
      isBackdropClear
      drawerWidth={420}
      title={fa.title}
      footer={
        plan &&
        own && (
          <Button size="lg" variant={isIn ? 'secondary' : 'primary'} onClick={() => cart.actions.togglePlan(planAt(plan, own))}>
            {isIn ? fa.remove : fa.add}
          </Button>
        )
      }
    >
      <DataRegion
        state={plan ? 'ready' : details.isError ? 'failed' : 'loading'}
        error={details.error}
        failedText={errorText(details.error)}
        onRetry={() => void details.refetch()}
      >
        {plan && <DetailsBody plan={plan} cart={cart} way={way} />}
      </DataRegion>
    </Sheet>
  );
}

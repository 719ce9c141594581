import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { formatNumber, formatPercent, formatScaled, formatToman } from '@jarchi/ui/format/format.ts';
import { SumRows } from '@jarchi/ui/figures/Rows.tsx';
import { Skeleton } from '@jarchi/ui/feedback/Skeleton.tsx';
import { goalFa } from '#features/drafts/general/goal/goal.fa.ts';
import { isPeriodKnown } from '#features/drafts/general/goal/clicks-goal.ts';
import { dimmed, PriceNote } from '#features/drafts/general/goal/PriceNote.tsx';
import type { ClicksPrice, ViewsPrice } from '#data/pricing/pricing.ts';
import { useClicksPrice, useViewsPrice, type Price } from '#features/drafts/general/goal/usePrice.ts';

const fa = goalFa.price;

function getLine(answer: ViewsPrice | ClicksPrice, goal: number | null): string {
  if ('cpm_price' in answer) return fa.views(formatNumber(Math.round(answer.price / answer.cpm_price)));
  return fa.clicks(formatNumber(goal ?? 0), formatToman(answer.cpc_price));
}

function Box({ data, price }: { data: CampaignDraft; price: Price<ViewsPrice | ClicksPrice> }) {
  const { answer } = price;
  const isOneDay = data.campaign_type === 'CPC' && !isPeriodKnown(data);
  const total = answer && formatScaled(answer.total);
  return (
    <section aria-busy={price.isAsking}>
      <h2 className="text-md text-text-2">{fa.title}</h2>
      {answer && total ? (
        <div className={joinClasses('transition-opacity', dimmed(price))}>
          <p aria-live="polite" className="flex flex-wrap items-baseline gap-x-2">
            <span className="text-3xl font-semibold">{total.figure}</span>
            <span className="text-md text-text-3">{`${total.unit} ${fa.withVat}`}</span>
          </p>
          <SumRows
            className="mt-2"
            rows={[
              { label: getLine(answer, data.goal_total_reach), amountToman: answer.price },
              { label: fa.vat(formatPercent(answer.vat_percent / 100)), amountToman: answer.vat },
              { label: fa.held, amountToman: answer.total, kind: 'total' },
            ]}
          />
          {isOneDay && <p className="mt-2 text-sm text-text-3">{fa.oneDay}</p>}
        </div>
      ) : price.isAsking ? (
        <>
          <Skeleton className="my-3 h-7! w-32" />
          <span role="status" className="sr-only">
            {fa.counting}
          </span>
        </>
      ) : (
        price.error === null && <p className="mt-1 text-sm text-text-3">{fa.waiting}</p>
      )}
      <div className="mt-2">
        <PriceNote price={price} />
      </div>
    </section>
  );
}

/** The budget that the goal needs, with VAT; it shares the form's request. */
export function PriceBox({ data, today }: { data: CampaignDraft; today: string | undefined }) {
  const views = useViewsPrice(data);
  const clicks = useClicksPrice(data, today);
  return <Box data={data} price={data.campaign_type === 'CPM' ? views : clicks} />;
}

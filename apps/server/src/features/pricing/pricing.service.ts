import type { CallAnswer, CallRefusal, ParsedInput } from '@jarchi/contract/types.ts';
import { countDays } from '@jarchi/domain/calendar/day-range.ts';
import { tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { PERIOD_MAX_DAYS } from '@jarchi/domain/drafts/drafts.ts';
import { getShare, getVat, VAT_RATES, type VatRate } from '@jarchi/domain/money/money.ts';
import { cpmGoalLimits, CPC_MIN_DAILY_CLICKS, findCpmDefaults } from '@jarchi/domain/platforms/campaign-goals.ts';
import { isAllowedCombination, PLATFORM_PAIRS } from '@jarchi/domain/platforms/platforms.ts';
import { checkClicksGoal, lineOfClicks, spreadClicks } from '@jarchi/domain/pricing/goals/clicks-price.ts';
import { checkViewsGoal, findCpmPrice, lineOfViews, type CpmPrice } from '@jarchi/domain/pricing/goals/views-price.ts';
import { resolveVatPercent } from '@jarchi/domain/pricing/vat-table.ts';
import { checkRange } from '@jarchi/domain/reports/report-range.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import {
  findCpmConfiguration,
  listClickTiers,
  listCpmConfigurations,
  listDiscounts,
  listOfferedServices,
  type CpmFormat,
} from './pricing.repository.ts';

export interface PricingDeps {
  readonly tenancy: Tenancy;
  readonly world: Clock;
  readonly vatRates?: readonly VatRate[];
}

type Sums = Pick<CallAnswer<'pricing', 'getCpmPrice'>, 'price' | 'vat' | 'vat_percent' | 'total'>;
type ConfigurationAnswer = CallAnswer<'pricing', 'getCpmConfiguration'>;
export type PricingService = ReturnType<typeof createPricingService>;

/** Prices of views, clicks and services: set by staff, the same for every account. Toman; net of VAT except for totals. */
export function createPricingService({ tenancy, world, vatRates = VAT_RATES }: PricingDeps) {
  /** A net price with today's VAT in Tehran. */
  function withVat(price: number): Result<Sums, RefusalOf<'vat_rate_missing'>> {
    const percent = resolveVatPercent(tehranDay(world.now()), vatRates);
    if (!percent.ok) return percent;
    const vat = getVat(price, percent.value);
    return succeed({ price, vat, vat_percent: percent.value, total: price + vat });
  }

  async function readCpmPrice(accountId: number, format: CpmFormat): Promise<Result<CpmPrice, CallRefusal<'pricing', 'readCpmPrice'>>> {
    const configured = await tenancy.withAccount(accountId, (tx) => findCpmConfiguration(tx, format));
    return findCpmPrice(format.media_type, format.content_type, configured);
  }

  return {
    /** Today's price of a number of thousands of views. */
    async getCpmPrice(
      accountId: number,
      { goal_total_reach: goal, ...format }: ParsedInput<'pricing', 'getCpmPrice'>['body'],
    ): Promise<Result<CallAnswer<'pricing', 'getCpmPrice'>, CallRefusal<'pricing', 'getCpmPrice'>>> {
      const each = await readCpmPrice(accountId, format);
      if (!each.ok) return each;
      const issues = checkViewsGoal(format.media_type, goal);
      if (issues.length > 0) return refuse({ code: 'goal_refused', issues });
      const sums = withVat(lineOfViews(goal, each.value).price);
      return sums.ok ? succeed({ ...sums.value, ...each.value }) : sums;
    },

    /** The formats in which views are sold. */
    async listCpmConfigurations(accountId: number): Promise<CallAnswer<'pricing', 'listCpmConfigurations'>> {
      const configured = await tenancy.withAccount(accountId, listCpmConfigurations);
      const results = PLATFORM_PAIRS.flatMap(({ media_type, content_type }) => {
        const own = configured.find((row) => row.media_type === media_type && row.content_type === content_type);
        const price = findCpmPrice(media_type, content_type, own);
        return price.ok ? [configurationAnswer({ media_type, content_type }, price.value)] : [];
      });
      return { results };
    },

    async getCpmConfiguration(
      accountId: number,
      format: CpmFormat,
    ): Promise<Result<ConfigurationAnswer, CallRefusal<'pricing', 'getCpmConfiguration'>>> {
      const price = await readCpmPrice(accountId, format);
      return price.ok ? succeed(configurationAnswer(format, price.value)) : price;
    },

    readCpmPrice: async (accountId: number, format: CpmFormat): Promise<Result<PriceAnswer, CallRefusal<'pricing', 'readCpmPrice'>>> =>
      readCpmPrice(accountId, format),

    /** The price of clicks over a period: each click of a day is priced in its own band, on each day. */
    async getCpcPrice(
      accountId: number,
      { media_type, content_type, goal_total_reach: goal, ...period }: ParsedInput<'pricing', 'getCpcPrice'>['body'],
    ): Promise<Result<CallAnswer<'pricing', 'getCpcPrice'>, CallRefusal<'pricing', 'getCpcPrice'>>> {
      if (!isAllowedCombination(media_type, content_type, 'CPC')) return refuse({ code: 'combination_not_allowed' });
      const range = { from: period.publish_period_start, to: period.publish_period_end };
      const refusal = checkRange(range, PERIOD_MAX_DAYS);
      if (refusal) return refuse(refusal);
      const days = countDays(range);
      const issues = checkClicksGoal(goal, days);
      if (issues.length > 0) return refuse({ code: 'goal_refused', issues });
      const tiers = await tenancy.withAccount(accountId, listClickTiers);
      const sums = withVat(lineOfClicks(goal, days, tiers).price);
      if (!sums.ok) return sums;
      const busiest = Math.max(...spreadClicks(goal, days));
      return succeed({
        ...sums.value,
        days,
        daily_clicks: busiest,
        minimum: CPC_MIN_DAILY_CLICKS * days,
        cpc_price: getShare(sums.value.price, 1, goal),
        tiers: tiers.map(({ from_clicks, price }, index) => {
          const until = Math.min(busiest, tiers[index + 1]?.from_clicks ?? busiest);
          return { from_clicks, price, clicks: Math.max(0, until - from_clicks) };
        }),
      });
    },

    async listServices(
      accountId: number,
      kind: ParsedInput<'pricing', 'listServices'>['query'],
    ): Promise<CallAnswer<'pricing', 'listServices'>> {
      return { results: await tenancy.withAccount(accountId, (tx) => listOfferedServices(tx, kind)) };
    },

    /** Today's prices, for slices that quote inside their own transaction. */
    source: { vatRates, findCpmConfiguration, listClickTiers, listOfferedServices, listDiscounts },
  };
}

type PriceAnswer = CallAnswer<'pricing', 'readCpmPrice'>;

function configurationAnswer(format: CpmFormat, { cpm_price, cpm_publisher_price }: CpmPrice): ConfigurationAnswer {
  const limits = cpmGoalLimits(format.media_type);
  return {
    media_type: format.media_type,
    content_type: format.content_type,
    cpm_price,
    cpm_publisher_price,
    default_goal: findCpmDefaults(format.media_type, format.content_type)?.goal_thousands ?? null,
    minimum: limits?.minimum ?? null,
    maximum: limits?.maximum ?? null,
  };
}

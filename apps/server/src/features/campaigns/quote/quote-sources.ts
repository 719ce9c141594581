import type { VatRate } from '@jarchi/domain/money/money.ts';
import type { CampaignType, ContentType, MediaType } from '@jarchi/domain/platforms/platforms.ts';
import type { DiscountRule } from '@jarchi/domain/pricing/discounts/discount-codes.ts';
import type { ClickTier } from '@jarchi/domain/pricing/goals/clicks-price.ts';
import type { CpmPrice } from '@jarchi/domain/pricing/goals/views-price.ts';
import type { Tx } from '#infra/store/tenancy.ts';

/** A plan as it is sold now. */
export interface SoldPlan {
  readonly id: number;
  readonly publisher_id: number;
  readonly title: string;
  readonly username: string;
  readonly media_type: string;
  readonly content_type: string;
  readonly price: number;
  readonly publisher_price: number;
  readonly availability_hours: number;
  /** Stories in a row; 1 for other formats. */
  readonly story_count: number;
  readonly reach: number;
}

/** A bundle as it is sold now. */
export interface SoldBundle {
  readonly id: number;
  readonly title: string;
  readonly media_type: string;
  readonly content_type: string;
  readonly price: number;
  readonly plans: readonly SoldPlan[];
}

/** The source of plans for campaigns. */
export interface PlanSource {
  /** Active plans with these ids, in any order. */
  listSoldPlans(tx: Tx, ids: readonly number[]): Promise<SoldPlan[]>;
}

export interface BundleSource {
  /** Active bundles with these ids, all of whose plans are sold, in any order. */
  listSoldBundles(tx: Tx, ids: readonly number[]): Promise<SoldBundle[]>;
}

interface Kind {
  readonly media_type: MediaType;
  readonly content_type: ContentType;
  readonly campaign_type: CampaignType;
}

/** Today's prices, except those of plans. */
export interface PriceSource {
  readonly vatRates: readonly VatRate[];
  findCpmConfiguration(tx: Tx, format: Pick<Kind, 'media_type' | 'content_type'>): Promise<CpmPrice | undefined>;
  listClickTiers(tx: Tx): Promise<ClickTier[]>;
  listOfferedServices(tx: Tx, kind: Kind): Promise<{ readonly key: string; readonly title_fa: string; readonly price: number }[]>;
  /** The existing discounts among these codes. */
  listDiscounts(tx: Tx, codes: readonly string[]): Promise<{ readonly rule: DiscountRule; readonly used: number }[]>;
}

/** A transaction in which prices are computed, with their sources and its instant (ms). */
export interface Quoting<D = QuoteDeps> {
  readonly tx: Tx;
  readonly deps: D;
  readonly now: number;
}

export interface QuoteDeps {
  readonly plans: PlanSource;
  readonly bundles: BundleSource;
  readonly prices: PriceSource;
}

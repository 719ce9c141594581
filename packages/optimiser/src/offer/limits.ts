import type { Toman } from '@jarchi/domain/money/money.ts';
import { MEDIA_TYPES, type MediaType } from '@jarchi/domain/platforms/platforms.ts';
import { spreadPrice } from '@jarchi/domain/money/hundreds.ts';
import type { PackageBundle, PackagePlan, PackageRequest, SpendCap } from '#package-request.ts';

export type LimitKind = 'budget' | 'platform' | 'category' | 'count';

export interface Limit {
  readonly kind: LimitKind;
  /** Toman, plans, or a share of the budget. */
  readonly most: SpendCap | { readonly count: number };
}

/** A bundle with all of its plans, and the share of its price for each of them. */
export interface WholeBundle {
  readonly bundle: PackageBundle;
  readonly plans: readonly PackagePlan[];
  readonly shares: readonly Toman[];
}

/** For caps, the price of a bundle is spread over its plans by list price, as in its quote. */
export function makeWholeBundle(bundle: PackageBundle, plans: readonly PackagePlan[]): WholeBundle {
  const listPrices = plans.map((plan) => plan.price);
  const ids = plans.map((plan) => plan.id);
  return { bundle, plans, shares: spreadPrice(bundle.price, listPrices, ids) };
}

/** The amount of a limit under a budget; a percent cap is rounded down to whole toman. */
export function limitAmount({ most }: Limit, budget: Toman): number {
  if ('toman' in most) return most.toman;
  return 'count' in most ? most.count : Math.floor((budget * most.budget_percent) / 100);
}

/** How fast a limit grows with the budget. */
export function limitSlope({ most }: Limit): number {
  return 'budget_percent' in most ? most.budget_percent / 100 : 0;
}

/** The limits of a request as rows: the budget first, then platforms, categories by id, and counts. */
export class LimitTable {
  readonly limits: Limit[] = [];
  /** By platform: the rows that count a plan's price, and those that count the plan as one. */
  readonly spendRows = new Map<MediaType, number>();
  readonly countRows = new Map<MediaType, readonly number[]>();
  readonly categoryRows = new Map<number, number>();
  readonly hasBudget: boolean;

  /** Without a budget, neither it nor percent caps are limits. */
  constructor(request: Omit<PackageRequest, 'objective'>, hasBudget: boolean) {
    this.hasBudget = hasBudget;
    if (hasBudget) this.limits.push({ kind: 'budget', most: { budget_percent: 100 } });
    for (const media_type of MEDIA_TYPES) {
      const cap = request.platform_caps[media_type];
      if (cap !== undefined && this.isMeant(cap)) this.spendRows.set(media_type, this.limits.push({ kind: 'platform', most: cap }) - 1);
    }
    for (const [category, cap] of [...request.category_caps].toSorted((a, b) => a[0] - b[0])) {
      if (this.isMeant(cap)) this.categoryRows.set(category, this.limits.push({ kind: 'category', most: cap }) - 1);
    }
    const total = request.max_plans === null ? [] : [this.limits.push({ kind: 'count', most: { count: request.max_plans } }) - 1];
    for (const media_type of MEDIA_TYPES) {
      const count = request.max_plans_by_platform[media_type];
      const own = count === undefined ? [] : [this.limits.push({ kind: 'count', most: { count } }) - 1];
      this.countRows.set(media_type, [...total, ...own]);
    }
  }

  private isMeant(cap: SpendCap): boolean {
    return this.hasBudget || 'toman' in cap;
  }
}

/** Writes a sparse matrix, item by item. Several uses of one limit by an item are added up. */
export class UseWriter {
  readonly row: Int32Array;
  readonly coef: Float64Array;
  next = 0;
  private from = 0;
  private readonly table: LimitTable;

  constructor(table: LimitTable, capacity: number) {
    this.table = table;
    this.row = new Int32Array(capacity);
    this.coef = new Float64Array(capacity);
  }

  /** The most entries of a plan. */
  static entriesOf(plan: PackagePlan): number {
    return 4 + plan.categories.length;
  }

  startItem(): void {
    this.from = this.next;
  }

  /** Adds a plan for which `paid` is spent. */
  addPlan(plan: PackagePlan, paid: Toman): void {
    const { table } = this;
    if (table.hasBudget) this.add(0, paid);
    const spend = table.spendRows.get(plan.media_type);
    if (spend !== undefined) this.add(spend, paid);
    const { categories } = plan;
    for (let i = 0; i < categories.length; i += 1) {
      const row = table.categoryRows.get(categories[i]!);
      if (row !== undefined && categories.indexOf(categories[i]!) === i) this.add(row, paid);
    }
    for (const row of table.countRows.get(plan.media_type)!) this.add(row, 1);
  }

  private add(row: number, amount: number): void {
    for (let k = this.from; k < this.next; k += 1) {
      if (this.row[k] !== row) continue;
      this.coef[k]! += amount;
      return;
    }
    this.row[this.next] = row;
    this.coef[this.next] = amount;
    this.next += 1;
  }
}

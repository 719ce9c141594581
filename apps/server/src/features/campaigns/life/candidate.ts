import type { PlacementLine } from '@jarchi/domain/money/captures.ts';
import type { SoldPlan } from '#features/campaigns/quote/quote-sources.ts';

/** A plan in place of a share that fell out, at its final price. */
export interface Candidate {
  readonly plan: SoldPlan;
  readonly line: PlacementLine;
  /** Hours, views or clicks. */
  readonly bought: number;
  readonly is_alternative: boolean;
}

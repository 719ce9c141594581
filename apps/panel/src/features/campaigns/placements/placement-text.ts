import { outReasonWordsFa, placementWordsFa } from '@jarchi/domain/campaigns/placement-words.fa.ts';
import type { OutReason, PlacementState } from '@jarchi/domain/campaigns/placements.ts';

export interface Standing {
  readonly state: PlacementState;
  /** Null of a placement that is in. */
  readonly out_reason: OutReason | null;
}

/** The state of a placement in words; of one that is out, why. */
export function placementText({ state, out_reason }: Standing): string {
  return out_reason === null ? placementWordsFa[state] : outReasonWordsFa[out_reason];
}

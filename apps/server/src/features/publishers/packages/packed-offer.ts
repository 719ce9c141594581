import type { PackagePlan } from '@jarchi/optimiser/package-request.ts';
import type { MediaType } from '@jarchi/domain/platforms/platforms.ts';

/** Bytes of a plan: id, publisher and price (8 each, big-endian), reach (4), whether it is in a category of the campaign, score (2 each). */
const PLAN_BYTES = 32;

/** A plan with its publisher's score. */
export interface OfferedPlan extends PackagePlan {
  readonly score: number;
}

/** Replaces all of the campaign's categories: the optimiser only needs to know whether a plan has one of them. */
export const SUITABLE = 1;

/** Reads plans as PostgreSQL sends them. */
export function unpackPlans(bytes: ArrayBuffer, media_type: MediaType): OfferedPlan[] {
  const view = new DataView(bytes);
  const readLong = (at: number) => view.getUint32(at) * 2 ** 32 + view.getUint32(at + 4);
  const suitable = [SUITABLE];
  const none: number[] = [];
  return Array.from({ length: bytes.byteLength / PLAN_BYTES }, (_, index) => {
    const at = index * PLAN_BYTES;
    return {
      id: readLong(at),
      publisher_id: readLong(at + 8),
      media_type,
      categories: view.getUint16(at + 28) === 1 ? suitable : none,
      price: readLong(at + 16),
      reach: view.getInt32(at + 24),
      score: view.getUint16(at + 30),
    };
  });
}

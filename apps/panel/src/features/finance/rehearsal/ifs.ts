import type { If } from '#data/finance/rehearsal.ts';

/** Whether two suppositions are about the same: an end with another part delivered replaces the one before. */
export function sameIf(one: If, other: If): boolean {
  if (one.if === 'fall_out' && other.if === 'fall_out') return one.placement === other.placement;
  if (one.if === 'buy_draft' || other.if === 'buy_draft')
    return one.if === 'buy_draft' && other.if === 'buy_draft' && one.draft === other.draft;
  return one.if === other.if && one.campaign === other.campaign;
}

export const findIf = (ifs: readonly If[], wanted: If): If | undefined => ifs.find((one) => sameIf(one, wanted));
export const withoutIf = (ifs: readonly If[], wanted: If): readonly If[] => ifs.filter((one) => !sameIf(one, wanted));

/** Purchases are made in the order in which they were supposed; one that changes keeps its place. */
export function withIf(ifs: readonly If[], wanted: If): readonly If[] {
  return findIf(ifs, wanted) ? ifs.map((one) => (sameIf(one, wanted) ? wanted : one)) : [...ifs, wanted];
}

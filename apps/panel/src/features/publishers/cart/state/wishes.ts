import { createKept } from '@jarchi/client-state/storage/kept.ts';
import { listOf, record, text, whole, type Shape } from '@jarchi/client-state/storage/shapes.ts';
import { getWishesKey } from '#data/publishers/plan-requests.ts';
import type { CartContents } from './contents.ts';

export type Wishes = Pick<CartContents, 'pinned_plans' | 'pinned_bundles'>;

const NONE: Wishes = { pinned_plans: [], pinned_bundles: [] };
const ids: Shape<readonly number[]> = (value) => [...new Set(listOf(whole)(value))];
const keptWishes = createKept(getWishesKey, record({ pinned_plans: ids, pinned_bundles: ids }));

/** The pins of a draft, stored in this tab, because they change suggestions but not the purchase. */
export const readWishes = (draftId: number | null): Wishes => (draftId === null ? NONE : (keptWishes.read(draftId) ?? NONE));

export function writeWishes(draftId: number | null, { pinned_plans, pinned_bundles }: Wishes): void {
  if (draftId !== null) keptWishes.keep({ pinned_plans, pinned_bundles }, draftId);
}

const keptPicked = createKept((draftId: number) => `jarchi-package-picked:${draftId}`, text);

/** The suggested package that was picked last in this tab. */
export const readPicked = (draftId: number | null): string | null => (draftId === null ? null : (keptPicked.read(draftId) ?? null));

export function writePicked(draftId: number | null, picked: string): void {
  if (draftId !== null) keptPicked.keep(picked, draftId);
}

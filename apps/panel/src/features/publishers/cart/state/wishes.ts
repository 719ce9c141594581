import { tabStorage } from '@jarchi/client-state/storage/browser-storage.ts';
import { getWishesKey } from '#data/publishers/plan-requests.ts';
import type { CartContents } from './contents.ts';

export type Wishes = Pick<CartContents, 'pinned_plans' | 'pinned_bundles'>;

const NONE: Wishes = { pinned_plans: [], pinned_bundles: [] };

const ids = (value: unknown): readonly number[] =>
  Array.isArray(value) ? [...new Set(value.filter((id): id is number => Number.isSafeInteger(id)))] : [];

/** The pins of a draft, stored in this tab, because they change suggestions but not the purchase. */
export function readWishes(draftId: number | null): Wishes {
  const text = draftId === null ? null : tabStorage.getItem(getWishesKey(draftId));
  if (text === null) return NONE;
  try {
    const { pinned_plans, pinned_bundles } = JSON.parse(text) as Partial<Record<keyof Wishes, unknown>>;
    return { pinned_plans: ids(pinned_plans), pinned_bundles: ids(pinned_bundles) };
  } catch {
    return NONE;
  }
}

export function writeWishes(draftId: number | null, { pinned_plans, pinned_bundles }: Wishes): void {
  if (draftId === null) return;
  tabStorage.setItem(getWishesKey(draftId), JSON.stringify({ pinned_plans, pinned_bundles }));
}

const getPickedKey = (draftId: number) => `jarchi-package-picked:${draftId}`;

/** The suggested package that was picked last in this tab. */
export function readPicked(draftId: number | null): string | null {
  return draftId === null ? null : tabStorage.getItem(getPickedKey(draftId));
}

export function writePicked(draftId: number | null, picked: string): void {
  if (draftId === null) return;
  tabStorage.setItem(getPickedKey(draftId), picked);
}

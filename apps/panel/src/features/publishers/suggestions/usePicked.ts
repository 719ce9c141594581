import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { useState } from 'react';
import type { PlanKind } from '#data/publishers/plan-kind.ts';
import type { CartContents } from '#features/publishers/cart/state/contents.ts';
import { readPicked, writePicked } from '#features/publishers/cart/state/wishes.ts';

/** What packages are suggested for. */
export interface Suggested {
  readonly draftId: number | null;
  readonly data: CampaignDraft;
  readonly kind: PlanKind;
  readonly contents: CartContents;
  /** The filters of the list. */
  readonly filters: readonly string[];
  /** Such packages are sold for this campaign. */
  readonly isOffered: boolean;
}

/** The suggested package that was picked last in this tab, and the function that picks one. */
export function usePicked<Key extends string>(draftId: number | null, keys: readonly Key[]) {
  const [picked, setPicked] = useState(() => keys.find((key) => key === readPicked(draftId)) ?? null);
  const pick = (key: Key) => {
    setPicked(key);
    writePicked(draftId, key);
  };
  return { picked, pick };
}

import { OFFLINE_REASON } from '@jarchi/ui/feedback/offline.fa.ts';
import { useIsOnline } from '#api/online.ts';

/** Spread on a button that moves money: it rests while there is no network, and says so. */
export function useMoneyButton(): { readonly isDisabledWithReason: string | undefined } {
  return { isDisabledWithReason: useIsOnline() ? undefined : OFFLINE_REASON };
}

import { OFFLINE_REASON } from '@jarchi/ui/feedback/offline.fa.ts';
import { useIsOnline } from '#api/online.ts';

/** Props of a button that moves money: without a network it is disabled, with the reason. */
export function useMoneyButton(): { readonly isDisabledWithReason: string | undefined } {
  return { isDisabledWithReason: useIsOnline() ? undefined : OFFLINE_REASON };
}

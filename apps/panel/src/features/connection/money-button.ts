import { OFFLINE_REASON, STALE_REASON } from '@jarchi/ui/feedback/offline.fa.ts';
import { useDeviceTime } from '#api/device/from-device.ts';
import { useIsOnline } from '#api/online.ts';

/** Props of a button that moves money: without a network, and beside figures of an earlier visit, it is disabled, with the reason. */
export function useMoneyButton(): { readonly isDisabledWithReason: string | undefined } {
  const isStale = useDeviceTime() !== undefined;
  return { isDisabledWithReason: useIsOnline() ? (isStale ? STALE_REASON : undefined) : OFFLINE_REASON };
}

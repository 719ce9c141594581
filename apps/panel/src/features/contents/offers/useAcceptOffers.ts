import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useAcceptList } from '#data/contents/accept-list.ts';
import { offersFa as fa } from './offers.fa.ts';

const isAboveCeiling = (error: unknown) => hasErrorCode(error, 'ceiling_exceeded');

/** Accepts the list of a campaign. Each intent has one key, kept until its response is known. */
export function useAcceptOffers(id: number, total: number, isAuto: boolean) {
  const { error, isPending, start } = useAcceptList(id, {
    onSuccess: ({ state }) => {
      if (state === 'TO_PAY') toast.info(fa.short);
      else toast.success(fa.accepted);
    },
    onError: (refused) => {
      if (!isAboveCeiling(refused)) toast.error(fa.acceptFailed, errorText(refused));
    },
  });
  return {
    isPending,
    /** The list waits for an owner; it stays beside the button. */
    above: isAboveCeiling(error) ? errorText(error) : undefined,
    accept: (options: Parameters<typeof start>[1]) => start({ expected_total: total, is_auto_after_charge: isAuto }, options),
  };
}

import { queryOptions } from '@tanstack/react-query';
import { isFinancialInfoIncomplete, type FinancialInfo } from '@jarchi/domain/account/financial-info.ts';
import { api } from '#api/api.ts';
import { useChange } from '@jarchi/client-state/change/change.ts';
import { accountKeys } from '#data/keys/account-keys.ts';
import { financeKeys } from '#data/keys/finance-keys.ts';
import { accountInfoQuery } from './account.ts';

/** The name that documents carry. Only a save changes it, and the save writes its response here. */
export const financialInfoQuery = queryOptions({
  queryKey: financeKeys.info(),
  queryFn: ({ signal }) => api.account.getFinancialInfo({}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** No window asks for the info again. An account without a name of its own takes a company's. */
export function useSaveFinancialInfo(tell: { onSuccess: (saved: FinancialInfo) => void; onError: (error: Error) => void }) {
  return useChange({
    send: (info: FinancialInfo) => api.account.saveFinancialInfo({ body: info }),
    refreshes: [accountKeys.info(), accountKeys.services()],
    keep: (queryClient, saved) => {
      const is_financial_info_incomplete = isFinancialInfoIncomplete(saved);
      queryClient.setQueryData(financeKeys.info(), saved);
      queryClient.setQueryData(accountInfoQuery.queryKey, (known) => known && { ...known, is_financial_info_incomplete });
    },
    ...tell,
  });
}

import { queryOptions } from '@tanstack/react-query';
import { isFinancialInfoIncomplete, type FinancialInfo } from '@jarchi/domain/account/financial-info.ts';
import { api } from '#api/api.ts';
import { useChange } from '#data/change.ts';
import { accountInfoQuery } from './account.ts';
import { financeKeys } from '#data/finance/finance.ts';

/** Whose name documents carry. It changes by saving it only, and whoever saves it writes the answer here. */
export const financialInfoQuery = queryOptions({
  queryKey: financeKeys.info(),
  queryFn: ({ signal }) => api.account.getFinancialInfo({}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The answer is what the server has now: nothing is read again, and no window asks for the info any more. */
export function useSaveFinancialInfo(tell: { onSuccess: (saved: FinancialInfo) => void; onError: (error: Error) => void }) {
  return useChange({
    send: (info: FinancialInfo) => api.account.saveFinancialInfo({ body: info }),
    refreshes: [],
    keep: (queryClient, saved) => {
      const is_financial_info_incomplete = isFinancialInfoIncomplete(saved);
      queryClient.setQueryData(financeKeys.info(), saved);
      queryClient.setQueryData(accountInfoQuery.queryKey, (known) => known && { ...known, is_financial_info_incomplete });
    },
    ...tell,
  });
}

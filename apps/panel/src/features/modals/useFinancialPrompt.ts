import { isFinancialInfoIncomplete } from '@jarchi/domain/account/financial-info.ts';
import { opensFinancialInfoPrompt } from '@jarchi/domain/modals/default-modals.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { accountInfoQuery, balanceQuery } from '#features/account/account.queries.ts';
import { financialInfoQuery } from '#features/account/financial-info.queries.ts';

/** `unknown` until the balance and, if it is positive, the info are loaded. If a fetch fails, the prompt does not open. */
export type FinancialPrompt = { readonly kind: 'unknown' | 'closed' } | { readonly kind: 'open'; readonly balanceToman: number };

export function useFinancialPrompt(): FinancialPrompt {
  const pathname = useLocation({ select: (location) => location.pathname });
  const account = useQuery(accountInfoQuery).data;
  const isCustomer = account?.is_hijacked === false;
  const balance = useQuery({ ...balanceQuery, enabled: isCustomer });
  const balanceToman = balance.data?.balance ?? 0;
  const hasMoney = isCustomer && balanceToman > 0;
  const info = useQuery({ ...financialInfoQuery, enabled: hasMoney, retryOnMount: false, refetchOnWindowFocus: false });
  if (account === undefined || (isCustomer && balance.isPending) || (hasMoney && info.isPending)) return { kind: 'unknown' };
  if (info.data === undefined) return { kind: 'closed' };
  const isOpen = opensFinancialInfoPrompt({
    is_hijacked: account.is_hijacked,
    balance: balanceToman,
    is_financial_info_complete: !isFinancialInfoIncomplete(info.data),
    pathname,
  });
  return isOpen ? { kind: 'open', balanceToman } : { kind: 'closed' };
}

import { isFinancialInfoIncomplete } from '@jarchi/domain/account/financial-info.ts';
import { opensFinancialInfoPrompt } from '@jarchi/domain/modals/default-modals.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { accountInfoQuery } from '#data/account/account.ts';
import { balanceQuery } from '#data/finance/finance.ts';
import { financialInfoQuery } from '#data/account/financial-info.ts';

/** `unknown` until the money and, when there is some, the info have come. What cannot be fetched asks for nothing. */
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

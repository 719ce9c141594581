import { calls } from '@jarchi/contract/calls.ts';
import { opensFinancialInfoPrompt } from '@jarchi/domain/modals/default-modals.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { accountInfoQuery } from '#data/account/account.ts';
import { useMay } from '#data/account/role.ts';
import { balanceQuery } from '#data/finance/finance.ts';

/** `unknown` until the account and its money are known. A failed request asks for nothing. */
export type FinancialPrompt = { readonly kind: 'unknown' | 'closed' } | { readonly kind: 'open'; readonly balanceToman: number };

export function useFinancialPrompt(): FinancialPrompt {
  const pathname = useLocation({ select: (location) => location.pathname });
  const account = useQuery(accountInfoQuery).data;
  const maySave = useMay(calls.account.saveFinancialInfo);
  const isCustomer = account?.is_hijacked === false;
  const balance = useQuery({ ...balanceQuery, enabled: isCustomer });
  const balanceToman = balance.data?.balance ?? 0;
  if (account === undefined || (isCustomer && balance.isPending)) return { kind: 'unknown' };
  const isOpen = opensFinancialInfoPrompt({
    is_hijacked: account.is_hijacked,
    balance: balanceToman,
    is_financial_info_complete: !account.is_financial_info_incomplete,
    may_save_financial_info: maySave,
    pathname,
  });
  return isOpen ? { kind: 'open', balanceToman } : { kind: 'closed' };
}

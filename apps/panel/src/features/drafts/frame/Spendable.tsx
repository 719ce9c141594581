import { formatScaledText } from '@jarchi/ui/format/format.ts';
import { useQuery } from '@tanstack/react-query';
import { balanceQuery } from '#data/finance/finance.ts';
import { draftsFa as fa } from '../drafts.fa.ts';

/** What the account can spend now; nothing until it is known. The page that pays says a failure. */
export function Spendable({ separator = '' }: { readonly separator?: string }) {
  const balance = useQuery(balanceQuery).data;
  if (!balance) return null;
  return (
    <span className="whitespace-nowrap">
      {fa.spendable} <bdi className={balance.spendable < 0 ? 'text-danger-text' : ''}>{formatScaledText(balance.spendable)}</bdi>
      {separator}
    </span>
  );
}

import { Avatar } from '@jarchi/ui/brand/Avatar.tsx';
import { Skeleton } from '@jarchi/ui/feedback/Skeleton.tsx';
import { formatId } from '@jarchi/ui/format/format.ts';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { accountInfoQuery } from '#data/account/account.ts';
import { financialInfoQuery } from '#data/account/financial-info.ts';
import { builderFa as fa } from './builder.fa.ts';

/** The buyer of the pre-invoice: the account that staff act for. It cannot be changed here. */
export function BuyerBox() {
  const account = useQuery(accountInfoQuery).data;
  const info = useQuery(financialInfoQuery).data;
  return (
    <section aria-labelledby="pre-invoice-buyer">
      <h2 id="pre-invoice-buyer" className="mb-2 text-md font-semibold">
        {fa.buyer}
      </h2>
      <div className="flex items-center gap-3 rounded-lg border border-line-strong px-4 py-3">
        {account && <Avatar id={account.account} kind="panel" size={40} />}
        <div className="min-w-0 flex-1">
          {account && info ? (
            <>
              <p className="text-md font-semibold">{info.name === '' ? account.title : info.name}</p>
              <p className="text-sm text-text-3">
                {info.national_number === '' ? fa.noBuyer : fa.buyerOf(fa.national[info.account_type], formatId(info.national_number))}
              </p>
            </>
          ) : (
            <Skeleton className="w-40" />
          )}
        </div>
        <Lock aria-hidden size={18} className="shrink-0 text-text-3" />
      </div>
    </section>
  );
}

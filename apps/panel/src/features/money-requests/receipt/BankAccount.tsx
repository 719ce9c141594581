import { groupIban } from '@jarchi/domain/money/requests/iban.ts';
import { IconButton } from '@jarchi/ui/actions/IconButton.tsx';
import { copyText } from '@jarchi/ui/toasts/toast.ts';
import { Copy } from 'lucide-react';
import type { Procedures } from '#data/money-requests/money-requests.ts';
import { bankOfIban } from '../request-words.ts';
import { receiptFa as fa } from './receipt.fa.ts';

/** Our bank account, to which slips are paid. */
export function BankAccount({ account }: { account: NonNullable<Procedures['bank_account']> }) {
  const { holder, iban } = account;
  return (
    <section className="rounded-lg border border-line bg-surface-sunken p-4" aria-label={fa.into}>
      <p className="text-sm text-text-3">{fa.into}</p>
      <p className="text-md font-semibold">
        {holder} · {bankOfIban(iban)}
      </p>
      <div className="mt-3 flex items-end justify-between gap-3">
        <div className="min-w-0">
          <p className="text-sm text-text-3">{fa.iban}</p>
          <bdi dir="ltr" className="block text-md font-semibold break-words">
            {groupIban(iban)}
          </bdi>
        </div>
        <IconButton icon={Copy} label={fa.copy} onClick={() => void copyText(iban, fa)} />
      </div>
    </section>
  );
}

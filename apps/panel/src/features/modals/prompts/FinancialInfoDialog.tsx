import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { formatToman } from '@jarchi/ui/format/format.ts';
import { IconTile } from '@jarchi/ui/badges/NeutralBadge.tsx';
import { ModalBody, ModalTitle, PlainModal } from '@jarchi/ui/overlays/PlainModal.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useMatch } from '@tanstack/react-router';
import { ArrowLeft, CircleDashed, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { routePaths } from '#paths.ts';
import { orderQuery, type Order } from '#data/finance/finance.ts';
import { promptsFa } from './prompts.fa.ts';

const fa = promptsFa.financial;

function Missing({ children }: { children: ReactNode }) {
  return (
    <li className="flex items-center gap-2.5 text-md text-text">
      <CircleDashed aria-hidden size={16} className="shrink-0 text-text-3" />
      <span>{children}</span>
    </li>
  );
}

/** The payment whose result the page behind shows; undefined on other pages, and until the payment is known. */
function usePaidOrder(): Order | undefined {
  const asked = useMatch({ from: '/shell/financial/charge/result', shouldThrow: false, select: ({ search }) => search.order });
  const id = Number(asked);
  const order = useQuery({ ...orderQuery(id), enabled: Number.isSafeInteger(id) && id > 0 }).data;
  return order?.state === 'paid' ? order : undefined;
}

/** Asks for the name on documents, and tells what was charged. The only way on is the form for the name, which leads back to the page behind. */
export function FinancialInfoDialog({ balanceToman }: { balanceToman: number }) {
  const back = useLocation({ select: ({ href }) => href });
  const paid = usePaidOrder();
  return (
    <PlainModal isBlocking width={440} onClose={() => undefined}>
      <ModalBody className="flex flex-col items-center pt-8 pb-7 text-center">
        <IconTile tone="warning" icon={ReceiptText} className="size-12! rounded-lg! [&>svg]:size-6" />
        <ModalTitle className="mt-4 text-xl">{fa.title}</ModalTitle>
        {paid && (
          <Notice tone="success" className="mt-3 w-full text-start">
            {fa.paid(formatToman(paid.amount), formatToman(paid.balance))}
          </Notice>
        )}
        <p className="mt-1 text-md leading-prose text-text-2">{fa.text}</p>
        <ul
          aria-label={fa.missing}
          className="mt-4 grid w-full justify-between gap-x-3 gap-y-3 rounded-lg border bg-surface-sunken px-4 py-4 text-start sm:grid-cols-[auto_auto]"
        >
          {fa.fields.map((field) => (
            <Missing key={field}>{field}</Missing>
          ))}
          <Missing>
            {fa.economicNumber} <span className="text-sm whitespace-nowrap text-text-3">{fa.companiesOnly}</span>
          </Missing>
        </ul>
        <Link
          to={routePaths.profile}
          search={{ section: 'financial', back }}
          className={`${buttonClass({ size: 'lg', isFullWidth: true })} mt-5`}
        >
          {fa.complete}
          <ArrowLeft aria-hidden size={18} />
        </Link>
        <p className="mt-4 text-sm text-text-2">
          {fa.balance} <span className="font-medium">{formatToman(balanceToman)}</span>{' '}
          <span className="text-xs text-text-3">{fa.toman}</span>
        </p>
      </ModalBody>
    </PlainModal>
  );
}

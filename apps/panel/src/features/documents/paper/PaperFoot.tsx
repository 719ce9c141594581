import { formatDate, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { formatId, formatPercent, formatToman } from '@jarchi/ui/format/format.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { runtimeConfig } from '#api/runtime-config.ts';
import type { Paper } from '#data/documents/documents.ts';
import { gatewaysQuery } from '#data/finance/finance.ts';
import { stateText } from '#features/documents/parts/DocumentState.tsx';
import { paperFa as fa } from './paper.fa.ts';

/** «مالیات بر ارزش افزوده، ٪۱۰» if all lines have one rate. */
function vatLabel({ lines }: Paper): string {
  const rates = new Set(lines.map(({ vat_percent }) => vat_percent));
  const [rate] = rates;
  return rates.size === 1 && typeof rate === 'number' ? fa.vatOf(formatPercent(rate / 100)) : fa.sums.vat;
}

function listSums(paper: Paper): { label: string; toman: number }[] {
  const { kind, gross, discount, net, vat } = paper;
  if (kind === 'receipt') return [];
  return [
    { label: fa.sums.gross, toman: gross },
    ...(discount === 0
      ? []
      : [
          { label: fa.sums.discount, toman: -discount },
          { label: fa.sums.net, toman: net },
        ]),
    { label: vatLabel(paper), toman: vat },
  ];
}

function PaidLines({ paper }: { paper: Paper }) {
  const { payment } = paper;
  const gateways = useQuery({ ...gatewaysQuery(), enabled: payment?.way === 'gateway' }).data?.gateways;
  if (!payment) return null;
  return (
    <>
      <p>
        {payment.way === 'gateway' && payment.gateway !== null
          ? fa.paidBy.gateway(gateways?.find(({ key }) => key === payment.gateway)?.title ?? payment.gateway)
          : fa.paidBy.bank}
      </p>
      {payment.tracking_number !== null && <p>{fa.tracking(formatId(payment.tracking_number))}</p>}
    </>
  );
}

const isSettled = ({ kind, state }: Paper) => state === 'paid' || (state === 'issued' && kind !== 'pre_invoice');

/** The payment, the amount in words, and the sums. */
export function PaperFoot({ paper }: { paper: Paper }) {
  const { support_phone } = runtimeConfig.brand;
  return (
    <>
      <div className="flex break-inside-avoid flex-wrap items-start justify-between gap-x-8 gap-y-4 py-5">
        <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1.5 text-sm text-text-2">
          {isSettled(paper) && (
            <p className="flex w-fit items-center gap-2 rounded-md bg-success-soft px-3 py-1.5 text-md font-semibold text-success-text">
              <CircleCheck aria-hidden size={18} />
              {stateText(paper)}
            </p>
          )}
          <PaidLines paper={paper} />
          <p>{paper.total_words}</p>
          {paper.corrects !== null && <p>{fa.corrects(formatId(paper.corrects.number ?? ''))}</p>}
          {paper.kind === 'receipt' && <p>{fa.noTax}</p>}
          {paper.kind === 'pre_invoice' && paper.valid_until !== null && (
            <p>{fa.validUntil(formatDate(tehranInstant(paper.valid_until, 12)))}</p>
          )}
        </div>
        <dl className="w-full max-w-[330px] text-md max-sm:max-w-none">
          {listSums(paper).map(({ label, toman }) => (
            <div key={label} className="flex items-baseline justify-between gap-4 py-1.5">
              <dt className="text-text-2">{label}</dt>
              <dd className="tabular">{formatToman(toman)}</dd>
            </div>
          ))}
          <div className="mt-1.5 flex items-baseline justify-between gap-4 border-t-2 border-text pt-3">
            <dt className="font-bold">{paper.kind === 'receipt' ? fa.sums.charge : fa.sums.total}</dt>
            <dd>
              <b className="text-xl font-bold">{formatToman(paper.total)}</b> <span className="text-sm text-text-3">{fa.toman}</span>
            </dd>
          </div>
        </dl>
      </div>
      {(paper.note !== '' || support_phone !== '') && (
        <footer className="flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-line pt-4 text-sm text-text-2">
          <p className="max-w-prose whitespace-pre-line">{paper.note}</p>
          {support_phone !== '' && <p>{fa.support(formatId(support_phone))}</p>}
        </footer>
      )}
    </>
  );
}

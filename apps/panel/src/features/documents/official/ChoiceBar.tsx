import { OFFICIAL_INVOICES_MAX } from '@jarchi/domain/documents/document-kinds.ts';
import { sumToman } from '@jarchi/domain/money/money.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { formatNumber, formatToman } from '@jarchi/ui/format/format.ts';
import { FileCheck } from 'lucide-react';
import { documentsFa } from '#features/documents/documents.fa.ts';
import { officialFa } from './official.fa.ts';
import type { InvoiceChoice } from './useInvoiceChoice.ts';

const fa = officialFa.bar;

/** Replaces the filters while invoices are chosen. On phones it is above the bottom bar. */
export function ChoiceBar({ choice, onAsk }: { choice: InvoiceChoice; onAsk: () => void }) {
  const { invoices } = choice;
  const isTooMany = invoices.length > OFFICIAL_INVOICES_MAX;
  return (
    <section
      aria-label={fa.label}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-surface-sunken px-(--gutter) py-3 max-lg:order-last max-lg:sticky max-lg:bottom-(--above-bar) max-lg:z-(--z-dock) max-lg:border-t max-lg:bg-surface max-lg:pb-4 max-lg:shadow-dock low:static"
    >
      <p role="status" className="text-md">
        <b className="font-semibold">{fa.chosen(formatNumber(invoices.length))}</b>{' '}
        <span className="text-text-2">
          {fa.sum} {formatToman(sumToman(invoices.map(({ total }) => total)))}{' '}
          <span className="text-sm text-text-3">{documentsFa.toman}</span>
        </span>
      </p>
      <span className="ms-auto flex flex-wrap items-center gap-2 max-lg:w-full max-lg:[&>*]:flex-1">
        <Button variant="ghost" onClick={choice.clear}>
          {fa.clear}
        </Button>
        <Button
          icon={FileCheck}
          isDisabledWithReason={isTooMany ? fa.tooMany(formatNumber(OFFICIAL_INVOICES_MAX)) : undefined}
          onClick={onAsk}
        >
          {fa.ask}
        </Button>
      </span>
    </section>
  );
}

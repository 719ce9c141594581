import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { sumToman } from '@jarchi/domain/money/money.ts';
import { Button, buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { DefinitionRows, SumRows } from '@jarchi/ui/figures/Rows.tsx';
import { formatId, formatNumber } from '@jarchi/ui/format/format.ts';
import { Dialog } from '@jarchi/ui/overlays/Dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { financialInfoQuery } from '#data/account/financial-info.ts';
import { useRequestOfficial } from '#data/documents/official-invoices.ts';
import type { DocumentRow, PaperDocument } from '#data/documents/documents.ts';
import { numberText } from '#features/documents/parts/document-texts.ts';
import { officialFa } from './official.fa.ts';

const fa = officialFa.ask;
/** At most this many invoice numbers are written; the others are counted. */
const NUMBERS_SHOWN = 4;

function listNumbers(invoices: readonly DocumentRow[]): string {
  const shown = invoices.slice(0, NUMBERS_SHOWN).map(numberText).join(' · ');
  const rest = invoices.length - NUMBERS_SHOWN;
  return rest > 0 ? fa.more(shown, formatNumber(rest)) : shown;
}

function Value({ text, isId = false, isNeeded = true }: { text: string; isId?: boolean; isNeeded?: boolean }) {
  if (text === '') return <span className={isNeeded ? 'text-danger-text' : 'text-text-3'}>{isNeeded ? fa.missing : fa.unneeded}</span>;
  return isId ? formatId(text) : text;
}

export interface OfficialRequestDialogProps {
  invoices: readonly DocumentRow[];
  onClose: () => void;
  /** Called when the page of the buyer's info is opened. */
  onLeave: () => void;
  onSent: (document: PaperDocument) => void;
}

/** Shows the official invoice before it is requested: its invoices, sums and buyer. A closed dialog keeps the choice. */
export function OfficialRequestDialog({ invoices, onClose, onLeave, onSent }: OfficialRequestDialogProps) {
  const back = useLocation({ select: ({ href }) => href });
  const info = useQuery(financialInfoQuery);
  const request = useRequestOfficial({ onSuccess: onSent, onError: () => undefined });
  const [first] = invoices;
  const isIncomplete = hasErrorCode(request.error, 'financial_info_incomplete');
  const sum = (field: 'net' | 'vat' | 'total') => sumToman(invoices.map((invoice) => invoice[field]));
  const profile = { to: '/profile', search: { section: 'financial', back } } as const;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      width={560}
      title={invoices.length === 1 && first ? fa.one(numberText(first)) : fa.title(formatNumber(invoices.length))}
      text={fa.text}
      footer={
        <>
          {isIncomplete ? (
            <Link {...profile} onClick={onLeave} className={buttonClass()}>
              {fa.complete}
            </Link>
          ) : (
            <Button
              isLoading={request.isPending}
              isDisabled={info.data === undefined}
              onClick={() => request.start(invoices.map(({ id }) => id))}
            >
              {fa.send}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {fa.cancel}
          </Button>
        </>
      }
    >
      {request.error && (
        <Notice tone={isIncomplete ? 'warning' : 'danger'} role="alert" className="mb-4">
          {errorText(request.error)}
        </Notice>
      )}
      <SumRows
        rows={[
          { key: 'net', label: fa.net, amountToman: sum('net') },
          { key: 'vat', label: fa.vat, amountToman: sum('vat') },
          { key: 'total', label: fa.total, amountToman: sum('total'), kind: 'total' },
        ]}
      />
      <DataRegion {...getRegion(info)} skeleton={<SkeletonRows rows={4} hasAvatar={false} />}>
        {info.data && (
          <DefinitionRows
            className="mt-3 border-t border-line"
            rows={[
              { label: fa.invoices, value: listNumbers(invoices) },
              { label: fa.buyer, value: <Value text={info.data.name} /> },
              { label: fa.national[info.data.account_type], value: <Value isId text={info.data.national_number} /> },
              {
                label: fa.economic,
                value: <Value isId text={info.data.economic_number} isNeeded={info.data.account_type === 'C'} />,
              },
              { label: fa.address, value: <Value text={info.data.address_text} /> },
              { label: fa.postal, value: <Value isId text={info.data.postal_code} /> },
            ]}
          />
        )}
      </DataRegion>
      <Link
        {...profile}
        onClick={onLeave}
        className="touch-area mt-3 inline-flex items-center gap-2 rounded-sm text-md text-text-link hover:underline"
      >
        <Pencil aria-hidden size={16} />
        {fa.edit}
      </Link>
    </Dialog>
  );
}

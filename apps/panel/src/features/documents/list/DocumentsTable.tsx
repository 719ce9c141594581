import { formatDate, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { iconButtonClass } from '@jarchi/ui/actions/IconButton.tsx';
import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { DataTable } from '@jarchi/ui/table/DataTable.tsx';
import { nextOrdering, readSort } from '@jarchi/ui/table/ordering.ts';
import type { TableColumn, TableSelection } from '@jarchi/ui/table/table-props.ts';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { DOCUMENT_ORDERINGS, type DocumentOrdering, type DocumentRow } from '#data/documents/documents.ts';
import { documentsFa } from '#features/documents/documents.fa.ts';
import { DocumentLink } from '#features/documents/parts/DocumentLink.tsx';
import { DocumentBadge } from '#features/documents/parts/DocumentState.tsx';
import { aboutText, amountText, dateText, documentName, numberText } from '#features/documents/parts/document-texts.ts';
import { DocumentCard } from './DocumentCard.tsx';
import { DocumentPdf } from './DocumentPdf.tsx';
import type { DocumentTab } from './document-tabs.ts';
import { OfficialStatus } from './OfficialStatus.tsx';

const fa = documentsFa.list;

export interface DocumentsTableProps {
  tab: DocumentTab;
  rows: readonly DocumentRow[];
  ordering: DocumentOrdering;
  onOrdering: (ordering: DocumentOrdering) => void;
  /** Only where official invoices are asked for. */
  selection?: TableSelection<DocumentRow> | undefined;
  /** Asks for an official invoice over one invoice. */
  onAsk?: ((row: DocumentRow) => void) | undefined;
}

function RowActions({ row }: { row: DocumentRow }) {
  const name = documentName(row);
  return (
    <span className="flex items-center justify-end gap-1">
      {row.kind === 'pre_invoice' && row.state === 'open' && (
        <DocumentLink row={row} label={fa.payFor(name)} className={buttonClass({ variant: 'soft', size: 'sm' })}>
          {fa.pay}
        </DocumentLink>
      )}
      {row.number !== null && <DocumentPdf row={row} />}
      <DocumentLink row={row} label={fa.open(name)} className={iconButtonClass()}>
        <ChevronLeft aria-hidden size={18} />
      </DocumentLink>
    </span>
  );
}

const text = (children: ReactNode) => <span className="text-text-2">{children}</span>;

function listColumns({ tab, onAsk }: DocumentsTableProps): readonly TableColumn<DocumentRow>[] {
  const { columns } = fa;
  return [
    {
      key: 'number',
      label: columns.number,
      sortKey: 'number',
      width: '184px',
      cell: (row) => (
        <DocumentLink row={row} className="font-medium whitespace-nowrap text-text hover:text-text-link hover:underline">
          {numberText(row)}
        </DocumentLink>
      ),
    },
    {
      key: 'about',
      label: columns.about,
      cell: (row) => (
        <span className="block min-w-0">
          <span className="line-clamp-2">{aboutText(row)}</span>
          {row.reason !== null && <span className="block text-sm text-danger-text">{fa.refusedFor(row.reason)}</span>}
        </span>
      ),
    },
    { key: 'created', label: columns.date, sortKey: 'created', width: '128px', cell: (row) => text(dateText(row)) },
    ...(tab === 'pre'
      ? [
          {
            key: 'valid',
            label: columns.valid,
            width: '128px',
            cell: ({ valid_until }: DocumentRow) => text(valid_until === null ? fa.none : formatDate(tehranInstant(valid_until, 12))),
          },
        ]
      : []),
    { key: 'state', label: columns.state, width: '188px', priority: 3 as const, cell: (row) => <DocumentBadge document={row} /> },
    ...(onAsk
      ? [
          {
            key: 'official',
            label: columns.official,
            width: '170px',
            cell: (row: DocumentRow) => <OfficialStatus row={row} onAsk={() => onAsk(row)} />,
          },
        ]
      : []),
    { key: 'price', label: columns.amount, sortKey: 'price', isNumeric: true, width: '136px', cell: (row) => amountText(row) },
    {
      key: 'action',
      label: <span className="sr-only">{columns.action}</span>,
      align: 'end',
      width: tab === 'pre' ? '168px' : '104px',
      cell: (row) => <RowActions row={row} />,
    },
  ];
}

export function DocumentsTable(props: DocumentsTableProps) {
  const { rows, ordering, onOrdering, selection } = props;
  return (
    <DataTable
      caption={fa.caption}
      columns={listColumns(props)}
      rows={rows}
      rowKey={({ id }) => String(id)}
      sort={readSort(ordering)}
      onSort={(key) => onOrdering(nextOrdering(ordering, key, DOCUMENT_ORDERINGS))}
      selection={selection}
      renderCard={(row) => <DocumentCard row={row} />}
    />
  );
}

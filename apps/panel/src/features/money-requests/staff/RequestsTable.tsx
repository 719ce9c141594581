import { Button } from '@jarchi/ui/actions/Button.tsx';
import { IconButton } from '@jarchi/ui/actions/IconButton.tsx';
import { formatId, formatSigned, formatToman } from '@jarchi/ui/format/format.ts';
import { DataTable } from '@jarchi/ui/table/DataTable.tsx';
import type { TableColumn } from '@jarchi/ui/table/table-props.ts';
import { ChevronLeft } from 'lucide-react';
import type { MoneyRequest } from '#data/money-requests/money-requests.ts';
import { RequestBadge, RequestTile } from '../RequestBadge.tsx';
import { instantText, makerText, titleOf } from '../request-words.ts';
import { requestsFa } from '../requests.fa.ts';
import { staffFa } from './staff.fa.ts';

const fa = staffFa.list;

/** Signed once it is done: what it did to the account. */
function amountText({ kind, direction, state, amount, amount_credited }: MoneyRequest): string {
  const shown = amount_credited ?? amount;
  if (state !== 'done') return formatToman(shown);
  const takes = kind === 'deduction' || kind === 'money_back' || direction === 'out';
  return formatSigned(takes ? -shown : shown);
}

function reasonText(request: MoneyRequest): string {
  const { kind, reason, outcome, other_account, direction } = request;
  const told = kind === 'receipt' || kind === 'money_back' ? titleOf(request) : reason;
  const other = other_account && (direction === 'in' ? fa.from(other_account.title) : fa.to(other_account.title));
  return [other, told, outcome].filter((text) => text !== null && text !== '').join(' · ');
}

interface ActionProps {
  readonly request: MoneyRequest;
  readonly onOpen: (request: MoneyRequest) => void;
}

/** It waits for somebody of the staff. */
const isPending = ({ state, can_approve }: MoneyRequest) => state === 'draft' || can_approve;

function PendingAction({ request, onOpen }: ActionProps) {
  return (
    <Button variant="soft" onClick={() => onOpen(request)}>
      {request.state === 'draft' ? fa.edit : fa.review}
    </Button>
  );
}

function Action({ request, onOpen }: ActionProps) {
  if (isPending(request)) return <PendingAction request={request} onOpen={onOpen} />;
  return <IconButton icon={ChevronLeft} label={fa.open(formatId(request.id))} onClick={() => onOpen(request)} />;
}

/** A request on a phone; the whole card opens it. */
function RequestCard({ request, onOpen }: ActionProps) {
  return (
    <div className="relative flex flex-wrap items-start gap-x-3 gap-y-2">
      <RequestTile kind={request.kind} />
      <span className="min-w-0 flex-1">
        <button
          type="button"
          className="block text-start text-md font-semibold after:absolute after:inset-0"
          onClick={() => onOpen(request)}
        >
          {requestsFa.kinds[request.kind]} {formatId(request.id)}
        </button>
        <span className="block text-sm text-text-2">{reasonText(request)}</span>
        <span className="block text-sm text-text-3">
          {makerText(request)} · {instantText(request.created)}
        </span>
      </span>
      <span className="flex flex-col items-end gap-1">
        <b className="text-md font-semibold">{amountText(request)}</b>
        <RequestBadge state={request.state} />
      </span>
      {isPending(request) && (
        <span className="relative z-1 flex basis-full justify-end">
          <PendingAction request={request} onOpen={onOpen} />
        </span>
      )}
    </div>
  );
}

function listColumns(onOpen: (request: MoneyRequest) => void): readonly TableColumn<MoneyRequest>[] {
  return [
    { key: 'number', label: fa.columns.number, width: '84px', cell: ({ id }) => formatId(id) },
    {
      key: 'kind',
      label: fa.columns.kind,
      width: '150px',
      cell: ({ kind }) => (
        <span className="flex items-center gap-2 whitespace-nowrap">
          <RequestTile kind={kind} />
          {requestsFa.kinds[kind]}
        </span>
      ),
    },
    { key: 'reason', label: fa.columns.reason, cell: (request) => <span className="text-text-2">{reasonText(request)}</span> },
    { key: 'by', label: fa.columns.by, priority: 3, cell: (request) => <span className="text-text-2">{makerText(request)}</span> },
    {
      key: 'time',
      label: fa.columns.time,
      priority: 2,
      cell: ({ created }) => <span className="whitespace-nowrap text-text-2">{instantText(created)}</span>,
    },
    { key: 'state', label: fa.columns.state, width: '160px', cell: ({ state }) => <RequestBadge state={state} /> },
    { key: 'amount', label: fa.columns.amount, unit: requestsFa.toman, isNumeric: true, cell: (request) => amountText(request) },
    {
      key: 'action',
      label: <span className="sr-only">{fa.columns.action}</span>,
      align: 'end',
      width: '96px',
      cell: (request) => <Action request={request} onOpen={onOpen} />,
    },
  ];
}

/** All requests of the account, as staff see them. */
export function RequestsTable({ requests, onOpen }: { requests: readonly MoneyRequest[]; onOpen: (request: MoneyRequest) => void }) {
  return (
    <DataTable
      caption={fa.caption}
      columns={listColumns(onOpen)}
      rows={requests}
      rowKey={({ id }) => String(id)}
      renderCard={(request) => <RequestCard request={request} onOpen={onOpen} />}
    />
  );
}

import { DataTable } from '@jarchi/ui/table/DataTable.tsx';
import type { TableColumn } from '@jarchi/ui/table/table-props.ts';
import type { DeadJob, JobDecision, OverdueItem } from '#data/stuck.ts';
import { JobActs } from './JobActs.tsx';
import { heldText, InstantCell, JobCell, CampaignCell } from './StuckCells.tsx';
import { kindText } from './stuck-words.ts';
import { stuckFa as fa } from './stuck.fa.ts';

/** The text of a card below lg: the campaign and its money, then the time. */
function CardFoot({ row, at }: { row: Pick<DeadJob, 'campaign'>; at: string }) {
  return (
    <p className="mt-2 flex flex-wrap items-center justify-between gap-2 text-sm text-text-3">
      <InstantCell at={at} />
      {row.campaign && (
        <b className="text-md text-text">
          {heldText(row.campaign)} {fa.toman}
        </b>
      )}
    </p>
  );
}

const deadColumns: readonly TableColumn<DeadJob>[] = [
  { key: 'job', label: fa.columns.job, cell: (row) => <JobCell {...row} /> },
  { key: 'campaign', label: fa.columns.campaign, width: '26%', cell: (row) => <CampaignCell {...row} /> },
  {
    key: 'held',
    label: fa.columns.held,
    unit: fa.toman,
    width: '150px',
    isNumeric: true,
    cell: ({ campaign }) => heldText(campaign),
  },
  { key: 'dead', label: fa.columns.dead, width: '130px', priority: 3, cell: ({ dead_at }) => <InstantCell at={dead_at} /> },
  { key: 'acts', label: fa.columns.acts, width: '300px', cell: (row) => <JobActs job={row} /> },
];

/** Jobs that used up their tries, with what can be done about each. */
export function DeadTable({ rows }: { rows: readonly DeadJob[] }) {
  return (
    <DataTable
      caption={fa.tab.dead}
      columns={deadColumns}
      rows={rows}
      rowKey={({ id }) => String(id)}
      renderCard={(row) => (
        <>
          <JobCell {...row} />
          <div className="mt-2">
            <CampaignCell {...row} />
          </div>
          <CardFoot row={row} at={row.dead_at} />
          <div className="mt-3">
            <JobActs job={row} />
          </div>
        </>
      )}
    />
  );
}

function ItemCell({ row }: { row: OverdueItem }) {
  return row.what === 'job' ? <JobCell {...row} /> : <p className="text-text">{fa.awaited[row.awaited]}</p>;
}

const overdueColumns: readonly TableColumn<OverdueItem>[] = [
  { key: 'item', label: fa.columns.item, cell: (row) => <ItemCell row={row} /> },
  { key: 'campaign', label: fa.columns.campaign, width: '32%', cell: (row) => <CampaignCell {...row} /> },
  { key: 'held', label: fa.columns.held, unit: fa.toman, width: '160px', isNumeric: true, cell: ({ campaign }) => heldText(campaign) },
  { key: 'since', label: fa.columns.since, width: '150px', cell: ({ since }) => <InstantCell at={since} /> },
];

/** Campaigns and jobs that wait longer than they should. */
export function OverdueTable({ rows }: { rows: readonly OverdueItem[] }) {
  return (
    <DataTable
      caption={fa.tab.overdue}
      columns={overdueColumns}
      rows={rows}
      rowKey={(row) => (row.what === 'job' ? `job-${row.id}` : `campaign-${row.account.account_id}-${row.campaign.id}`)}
      renderCard={(row) => (
        <>
          <ItemCell row={row} />
          <div className="mt-2">
            <CampaignCell {...row} />
          </div>
          <CardFoot row={row} at={row.since} />
        </>
      )}
    />
  );
}

function DecisionCell({ row }: { row: JobDecision }) {
  return (
    <div className="min-w-0">
      <p className="font-semibold text-text">{fa.decided[row.act]}</p>
      {row.reason !== '' && <p className="break-words text-text-2">{row.reason}</p>}
      <p className="text-sm text-text-3">{kindText(row.kind)}</p>
    </div>
  );
}

const decisionColumns: readonly TableColumn<JobDecision>[] = [
  { key: 'decision', label: fa.columns.decision, cell: (row) => <DecisionCell row={row} /> },
  { key: 'campaign', label: fa.columns.campaign, width: '30%', cell: (row) => <CampaignCell {...row} /> },
  { key: 'by', label: fa.columns.by, width: '160px', cell: ({ staff_name }) => staff_name },
  { key: 'at', label: fa.columns.at, width: '150px', cell: ({ at }) => <InstantCell at={at} /> },
];

/** What staff decided, with their reasons. */
export function DecisionTable({ rows }: { rows: readonly JobDecision[] }) {
  return (
    <DataTable
      caption={fa.tab.decided}
      columns={decisionColumns}
      rows={rows}
      rowKey={({ id }) => String(id)}
      renderCard={(row) => (
        <>
          <DecisionCell row={row} />
          <div className="mt-2">
            <CampaignCell {...row} />
          </div>
          <p className="mt-2 flex items-center justify-between gap-2 text-sm text-text-3">
            <span>{row.staff_name}</span>
            <InstantCell at={row.at} />
          </p>
        </>
      )}
    />
  );
}

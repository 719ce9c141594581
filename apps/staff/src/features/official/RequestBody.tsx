import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { DefinitionRows } from '@jarchi/ui/figures/Rows.tsx';
import { formatId, formatNumber } from '@jarchi/ui/format/format.ts';
import { DataTable } from '@jarchi/ui/table/DataTable.tsx';
import type { TableColumn } from '@jarchi/ui/table/table-props.ts';
import type { OfficialRequest } from '#data/official-requests.ts';
import { officialFa as fa } from './official.fa.ts';

type Paper = OfficialRequest['document'];
type Line = Paper['lines'][number];

const RIAL_PER_TOMAN = 10;
/** Amounts arrive in toman; an official invoice is in rial. */
const inRial = (toman: number) => formatNumber(toman * RIAL_PER_TOMAN);

const columns: readonly TableColumn<Line>[] = [
  { key: 'title', label: fa.lineColumns.title, cell: ({ title }) => title },
  {
    key: 'invoice',
    label: fa.lineColumns.invoice,
    width: '170px',
    cell: ({ invoice_number }) => (invoice_number === null ? fa.unnumbered : formatId(invoice_number)),
  },
  {
    key: 'quantity',
    label: fa.lineColumns.quantity,
    width: '130px',
    cell: ({ quantity, unit }) => fa.counted(formatNumber(quantity), fa.units[unit]),
  },
  { key: 'net', label: fa.lineColumns.net, width: '150px', isNumeric: true, cell: ({ net }) => inRial(net) },
  { key: 'vat', label: fa.lineColumns.vat, width: '140px', isNumeric: true, cell: ({ vat }) => inRial(vat) },
  { key: 'total', label: fa.lineColumns.total, width: '150px', isNumeric: true, cell: ({ total }) => inRial(total) },
];

function Party({ title, party }: { title: string; party: Paper['buyer'] }) {
  const value = (text: string, isId = true) =>
    text === '' ? <span className="text-danger-text">{fa.unknown}</span> : isId ? formatId(text) : text;
  return (
    <section aria-label={title}>
      <h2 className="mb-1 text-lg font-bold">{title}</h2>
      <DefinitionRows
        className="border-y border-line"
        rows={[
          { label: fa.facts.name, value: value(party.name, false) },
          { label: fa.facts.national[party.account_type], value: value(party.national_number) },
          { label: fa.facts.economic, value: party.economic_number === '' ? fa.unnumbered : formatId(party.economic_number) },
          { label: fa.facts.address, value: value(party.address_text, false) },
          { label: fa.facts.postal, value: value(party.postal_code) },
        ]}
      />
    </section>
  );
}

/** What the official invoice says, or would say. */
export function RequestBody({ paper }: { paper: Paper }) {
  return (
    <div className="flex flex-col gap-7 py-6">
      {paper.reason !== null && (
        <Notice tone="danger" className="mx-(--gutter)">
          {fa.reasonOf(paper.reason)}
        </Notice>
      )}
      <div className="grid gap-7 px-(--gutter) wide:grid-cols-2">
        <Party title={fa.buyer} party={paper.buyer} />
        <Party title={fa.seller} party={paper.seller} />
      </div>
      <section aria-labelledby="lines">
        <h2 id="lines" className="mb-2 px-(--gutter) text-lg font-bold">
          {fa.lines}
        </h2>
        <DataTable
          caption={fa.lines}
          columns={columns}
          rows={paper.lines}
          rowKey={(line) => String(paper.lines.indexOf(line))}
          totals={{ title: fa.sums.total, net: inRial(paper.net), vat: inRial(paper.vat), total: inRial(paper.total) }}
        />
        <p className="px-(--gutter) pt-3 text-md text-text-2">{paper.total_words}</p>
      </section>
    </div>
  );
}

import { formatNumericDate } from '@jarchi/domain/calendar/jalali.ts';
import { formatId, formatNumber } from '@jarchi/ui/format/format.ts';
import { LogoMark } from '@jarchi/ui/brand/Logo.tsx';
import type { Paper, PaperLine, PaperParty } from '#data/documents/documents.ts';
import { documentsFa } from '#features/documents/documents.fa.ts';
import { paperFa } from './paper.fa.ts';
import { lineNote } from './PaperLines.tsx';

const fa = paperFa.official;
const RIAL_PER_TOMAN = 10;

/** Amounts arrive in toman; this paper alone is in rial. */
const inRial = (toman: number) => formatNumber(toman * RIAL_PER_TOMAN);
const CELL = 'border border-line-strong px-2 py-1.5';

function Fact({ label, value, isId = true, isWide = false }: { label: string; value: string; isId?: boolean; isWide?: boolean }) {
  return (
    <div className={isWide ? 'col-span-full' : undefined}>
      <dt className="inline text-text-2">{label}: </dt>
      <dd className="inline font-medium">{value === '' ? paperFa.unknown : isId ? formatId(value) : value}</dd>
    </div>
  );
}

function PartyBlock({ title, party }: { title: string; party: PaperParty }) {
  return (
    <section className="break-inside-avoid border border-line-strong">
      <h3 className="border-b border-line-strong bg-surface-sunken px-3 py-1 text-center text-sm font-semibold">{title}</h3>
      <dl className="grid gap-x-6 gap-y-1 px-3 py-2 text-sm sm:grid-cols-2 wide:grid-cols-4 print:grid-cols-4">
        <Fact label={paperFa.name} value={party.name} isId={false} />
        <Fact label={paperFa.economic} value={party.economic_number} />
        <Fact label={paperFa.national[party.account_type]} value={party.national_number} />
        {party.account_type === 'C' && party.registration_number !== '' && (
          <Fact label={paperFa.registration} value={party.registration_number} />
        )}
        <Fact label={paperFa.postal} value={party.postal_code} />
        {party.province !== '' && <Fact label={paperFa.province} value={party.province} isId={false} />}
        {party.city !== '' && <Fact label={paperFa.city} value={party.city} isId={false} />}
        {party.phone !== '' && <Fact label={paperFa.phone} value={party.phone} />}
        <Fact label={paperFa.address} value={party.address_text} isId={false} isWide />
      </dl>
    </section>
  );
}

const amounts = ['gross', 'discount', 'net', 'vat', 'total'] as const;

function LineRow({ line, index, code }: { line: PaperLine; index: number; code: string | null }) {
  const note = lineNote(line);
  return (
    <tr className="break-inside-avoid align-top">
      <td className={CELL}>{formatNumber(index)}</td>
      {code !== null && <td className={CELL}>{formatId(code)}</td>}
      <td className={`${CELL} min-w-48`}>
        {line.title}
        {note !== '' && <span className="block text-xs text-text-2">{note}</span>}
      </td>
      <td className={`${CELL} tabular text-end`}>{formatNumber(line.quantity)}</td>
      <td className={CELL}>{paperFa.units[line.unit]}</td>
      <td className={`${CELL} tabular text-end`}>{line.unit_price === null ? paperFa.unknown : inRial(line.unit_price)}</td>
      {amounts.map((field) => (
        <td key={field} className={`${CELL} tabular text-end`}>
          {inRial(line[field])}
        </td>
      ))}
    </tr>
  );
}

function Lines({ paper }: { paper: Paper }) {
  const { goods_code: code } = paper;
  const { index: first, ...named } = fa.columns;
  const columns = [first, ...(code === null ? [] : [fa.code]), ...Object.values(named)];
  return (
    // On a phone the table keeps its columns, moves sideways and has nothing else that takes focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={fa.table} tabIndex={0} className="overflow-x-auto">
      <table className="w-full min-w-[920px] border-collapse text-sm print:min-w-0">
        <thead className="bg-surface-sunken">
          <tr>
            {columns.map((label) => (
              <th key={label} scope="col" className={`${CELL} text-start font-semibold`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {paper.lines.map((line, index) => (
            <LineRow key={index} line={line} index={index + 1} code={code} />
          ))}
        </tbody>
        <tfoot className="font-bold print:table-row-group">
          <tr className="break-inside-avoid">
            <th scope="row" colSpan={code === null ? 5 : 6} className={`${CELL} text-start`}>
              {fa.sum}
            </th>
            {amounts.map((field) => (
              <td key={field} className={`${CELL} tabular text-end`}>
                {inRial(paper[field])}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** An official invoice: all that the law asks, in rial. */
export function OfficialPaper({ paper }: { paper: Paper }) {
  const { number, issued_at } = paper;
  return (
    <div className="flex flex-col gap-3">
      <header className="grid items-center gap-3 sm:grid-cols-[1fr_auto_1fr] print:grid-cols-[1fr_auto_1fr]">
        <LogoMark size={34} className="max-sm:hidden print:block" />
        <div className="text-center">
          <h2 className="text-lg leading-7 font-bold">{fa.title}</h2>
          <p className="text-sm text-text-2">{fa.allInRial}</p>
        </div>
        <dl className="justify-self-end text-sm max-sm:justify-self-center">
          <Fact label={paperFa.number} value={number ?? ''} />
          <Fact label={paperFa.date} value={issued_at === null ? '' : formatNumericDate(Date.parse(issued_at))} isId={false} />
        </dl>
      </header>
      <PartyBlock title={paperFa.seller} party={paper.seller} />
      <PartyBlock title={paperFa.buyer} party={paper.buyer} />
      <Lines paper={paper} />
      <p className="border border-line-strong px-3 py-2 text-sm font-semibold">{fa.inWords(paper.total_words)}</p>
      <p className="border border-line-strong px-3 py-2 text-sm">
        {fa.terms}
        {paper.note !== '' && <span className="block whitespace-pre-line text-text-2">{paper.note}</span>}
      </p>
      <div className="grid break-inside-avoid grid-cols-2 text-sm text-text-2">
        {[fa.sellerSign, fa.buyerSign].map((label) => (
          <p key={label} className="h-24 border border-line-strong px-3 py-2">
            {label}
          </p>
        ))}
      </div>
      {number === null && <p className="text-xs text-text-3">{documentsFa.unnumbered}</p>}
    </div>
  );
}

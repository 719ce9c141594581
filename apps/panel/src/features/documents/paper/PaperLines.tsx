import { formatId, formatNumber, formatToman } from '@jarchi/ui/format/format.ts';
import type { PaperLine } from '#data/documents/documents.ts';
import { paperFa as fa } from './paper.fa.ts';

/** Below the title: the campaign, or the invoice that the line comes from. */
export function lineNote({ campaign_title, invoice_number, title }: PaperLine): string {
  const parts = [
    campaign_title !== null && campaign_title !== title ? fa.ofCampaign(campaign_title) : '',
    invoice_number === null ? '' : fa.ofInvoice(formatId(invoice_number)),
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

const quantityText = ({ quantity, unit }: PaperLine) =>
  unit === 'piece' ? formatNumber(quantity) : fa.counted(formatNumber(quantity), fa.units[unit]);

function LineTitle({ line }: { line: PaperLine }) {
  const note = lineNote(line);
  return (
    <>
      <span className="block font-semibold">{line.title}</span>
      {note !== '' && <span className="block text-sm text-text-2">{note}</span>}
    </>
  );
}

function LineItem({ line }: { line: PaperLine }) {
  return (
    <li className="break-inside-avoid py-3 text-md">
      <LineTitle line={line} />
      <span className="flex items-baseline justify-between gap-4">
        <span className="text-text-2">
          {line.unit_price === null ? quantityText(line) : fa.times(quantityText(line), formatToman(line.unit_price))}
        </span>
        <span>
          <b className="font-semibold">{formatToman(line.gross)}</b> <span className="text-sm text-text-3">{fa.toman}</span>
        </span>
      </span>
    </li>
  );
}

/** The lines with their amounts before discount and VAT, in toman: a table, and on phones a list. */
export function PaperLines({ lines }: { lines: readonly PaperLine[] }) {
  const { columns } = fa;
  return (
    <>
      <table className="w-full border-collapse text-md max-sm:hidden print:table">
        <caption className="sr-only">{fa.lines}</caption>
        <thead className="border-y border-line-strong bg-surface-sunken text-sm text-text-2">
          <tr>
            <th scope="col" className="w-10 px-2 py-2.5 text-start font-normal">
              {fa.index}
            </th>
            <th scope="col" className="px-2 py-2.5 text-start font-normal">
              {columns.title}
            </th>
            {[columns.quantity, columns.unitPrice, columns.amount].map((label) => (
              <th key={label} scope="col" className="px-2 py-2.5 text-end font-normal whitespace-nowrap">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={index} className="break-inside-avoid border-b border-line align-top">
              <td className="px-2 py-3 text-text-2">{formatNumber(index + 1)}</td>
              <td className="px-2 py-3">
                <LineTitle line={line} />
              </td>
              <td className="tabular px-2 py-3 text-end whitespace-nowrap">{quantityText(line)}</td>
              <td className="tabular px-2 py-3 text-end">{line.unit_price === null ? fa.unknown : formatToman(line.unit_price)}</td>
              <td className="tabular px-2 py-3 text-end">{formatToman(line.gross)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul aria-label={fa.lines} className="divide-y divide-line border-y border-line sm:hidden print:hidden">
        {lines.map((line, index) => (
          <LineItem key={index} line={line} />
        ))}
      </ul>
    </>
  );
}

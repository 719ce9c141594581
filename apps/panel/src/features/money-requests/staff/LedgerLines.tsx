import type { StaffKind } from '@jarchi/domain/money/requests/money-requests.ts';
import { listRequestEntries } from '@jarchi/domain/money/requests/request-money.ts';
import { formatToman } from '@jarchi/ui/format/format.ts';
import { staffFormsFa } from './staff-forms.fa.ts';

const fa = staffFormsFa.form;

/** The entries that the request will make in the ledger: a positive amount is owed by us, so it is a credit. */
export function LedgerLines({ kind, amount }: { kind: StaffKind; amount: number }) {
  if (amount <= 0) return null;
  return (
    <section aria-labelledby="ledger-lines">
      <h2 id="ledger-lines" className="mb-2 text-md font-semibold">
        {fa.entries}
      </h2>
      <table className="w-full rounded-md border border-line text-md">
        <thead className="bg-surface-sunken text-sm text-text-3">
          <tr>
            <th scope="col" className="px-4 py-2 text-start font-normal">
              {fa.entry.account}
            </th>
            <th scope="col" className="px-4 py-2 text-end font-normal">
              {fa.entry.debit}
            </th>
            <th scope="col" className="px-4 py-2 text-end font-normal">
              {fa.entry.credit}
            </th>
          </tr>
        </thead>
        <tbody>
          {listRequestEntries(kind, amount).map(({ code, amount: posted }) => (
            <tr key={code} className="border-t border-line">
              <td className="px-4 py-2">{fa.codes[code] ?? code}</td>
              <td className="px-4 py-2 text-end">{posted < 0 && formatToman(-posted)}</td>
              <td className="px-4 py-2 text-end">{posted > 0 && formatToman(posted)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

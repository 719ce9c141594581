import { formatToman } from '@jarchi/ui/format/format.ts';
import { customersFa } from './customers.fa.ts';
import type { Customer } from '#data/customers.ts';

const fa = customersFa.balances;

/** Five figures: the balance, its parts, and the spendable money. */
export function Balances({ customer }: { customer: Customer }) {
  const { balance, held, debt_limit, spendable } = customer;
  const figures = [
    { label: fa.balance, amountToman: balance },
    { label: fa.available, amountToman: balance - held },
    { label: fa.held, amountToman: held },
    { label: fa.debtLimit, amountToman: debt_limit },
    { label: fa.spendable, amountToman: spendable },
  ];
  return (
    <section aria-label={fa.label}>
      <dl className="flex flex-wrap gap-px border-b bg-line">
        {figures.map(({ label, amountToman }) => (
          <div key={label} className="grow basis-[150px] bg-surface px-(--gutter) py-3.5">
            <dt className="text-sm text-text-3">{label}</dt>
            <dd className="flex items-baseline gap-1.5 whitespace-nowrap">
              <span className={`text-md font-bold ${amountToman < 0 ? 'text-danger-text' : 'text-text'}`}>{formatToman(amountToman)}</span>
              <span className="text-xs text-text-3">{customersFa.toman}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

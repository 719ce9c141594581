import { joinClasses } from '@jarchi/ui/classes.ts';
import { formatToman } from '@jarchi/ui/format/format.ts';
import { SumRows } from '@jarchi/ui/figures/Rows.tsx';
import type { Balance } from '#data/finance/finance.ts';
import { ledgerFa as fa } from './ledger.fa.ts';

const HELD_FILL = 'bg-action-soft shadow-[inset_0_0_0_1px_var(--chart-1)]';

/** The account's money as one bar with held and available to scale; a debt is shown in rows. */
export function BalanceRuler({ balance, hasLimit }: { balance: Balance; hasLimit: boolean }) {
  const { available, held, debt_limit, spendable } = balance;
  const isDebt = available < 0;
  return (
    <section aria-labelledby="ledger-balance" className="border-b border-line px-(--gutter) py-5">
      <h2 id="ledger-balance" className="text-md font-medium text-text-2">
        {fa.balance}
      </h2>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <bdi className={joinClasses('text-2xl leading-relaxed font-bold', balance.balance < 0 && 'text-danger-text')}>
          {formatToman(balance.balance)}
        </bdi>
        <span className="text-md text-text-3">{fa.toman}</span>
        <span className="text-sm text-text-3">{fa.sum}</span>
      </p>
      {!isDebt && available + held > 0 && (
        <div
          role="img"
          aria-label={fa.ruler(formatToman(held), formatToman(available))}
          className="mt-3 flex h-2.5 gap-0.5 lg:h-4 [&>:first-child]:rounded-s-md [&>:last-child]:rounded-e-md"
        >
          {held > 0 && <span className={HELD_FILL} style={{ flexGrow: held }} />}
          {available > 0 && <span className="bg-action" style={{ flexGrow: available }} />}
        </div>
      )}
      <SumRows
        className="mt-3 max-w-form"
        rows={[
          {
            key: 'held',
            label: <Part fill={HELD_FILL} name={fa.held} text={fa.heldText} />,
            amountToman: held,
          },
          {
            key: 'available',
            label: <Part fill="bg-action" name={isDebt ? `${fa.available} · ${fa.debt}` : fa.available} text={fa.availableText} />,
            amountToman: available,
            tone: isDebt ? 'danger' : undefined,
          },
          ...(hasLimit
            ? [
                { key: 'limit', label: fa.debtLimit, amountToman: debt_limit },
                { key: 'spendable', label: fa.spendable, amountToman: spendable, kind: 'strong' as const },
              ]
            : []),
        ]}
      />
    </section>
  );
}

function Part({ fill, name, text }: { fill: string; name: string; text: string }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span aria-hidden className={joinClasses('size-2.5 shrink-0 rounded-xs', fill)} />
      <span className="font-medium text-text">{name}</span>
      <span className="text-sm text-text-3">{text}</span>
    </span>
  );
}

import { formatWeekdayDayMonth, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { runwayDays } from '@jarchi/domain/money/runway.ts';
import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { MiniColumns } from '@jarchi/ui/chart/MiniColumns.tsx';
import { formatNumber, formatScaledText, formatToman } from '@jarchi/ui/format/format.ts';
import { SumRows } from '@jarchi/ui/figures/Rows.tsx';
import { Link } from '@tanstack/react-router';
import { ChargeLink } from '#features/finance/ChargeLink.tsx';
import { balanceFa as fa } from './balance.fa.ts';
import type { Balance } from '#data/finance/finance.ts';

function listColumns(days: Balance['spent_by_day']) {
  return days.map(({ day, amount }, index) => ({
    label: fa.weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '',
    name: formatWeekdayDayMonth(tehranInstant(day)),
    value: amount,
    isCurrent: index === days.length - 1,
  }));
}

/** The balance, the spendable part, and the spend of the last seven days. */
export function BalancePanel({ balance, canSeeReport }: { balance: Balance; canSeeReport: boolean }) {
  const isDebt = balance.balance < 0;
  const days = runwayDays(
    balance.balance,
    balance.spent_by_day.map(({ amount }) => amount),
  );
  const week = balance.spent_by_day.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <section aria-labelledby="balance" className="flex flex-col gap-4">
      <div>
        <h2 id="balance" className="text-md font-medium text-text-2">
          {fa.title}
        </h2>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <bdi className={joinClasses('text-2xl leading-relaxed font-bold wide:text-3xl', isDebt && 'text-danger-text')}>
            {formatToman(balance.balance)}
          </bdi>
          <span className="text-md text-text-3">{fa.toman}</span>
          {isDebt && <span className="text-sm font-medium text-danger-text">{fa.debt}</span>}
        </p>
        {days !== undefined && <p className="text-sm text-text-2">{days === 0 ? fa.runwayToday : fa.runway(formatNumber(days))}</p>}
      </div>
      <SumRows
        rows={[
          { key: 'spendable', label: fa.spendable, amountToman: balance.spendable, kind: 'strong' },
          { key: 'held', label: fa.held, amountToman: balance.held },
        ]}
      />
      {week > 0 && (
        <div className="max-lg:hidden">
          <MiniColumns label={fa.weekColumns} columns={listColumns(balance.spent_by_day)} />
          <p className="mt-2 flex items-baseline justify-between text-sm text-text-3">
            {fa.week}
            <span>
              <b className="font-semibold text-text">{formatScaledText(week)}</b> {fa.toman}
            </span>
          </p>
        </div>
      )}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(max(7rem,34%),1fr))] gap-2">
        <ChargeLink variant="soft">{fa.add}</ChargeLink>
        {canSeeReport ? (
          <Link to="/financial/report" className={buttonClass({ variant: 'secondary' })}>
            {fa.report}
          </Link>
        ) : (
          <Link to="/campaigns" className={buttonClass({ variant: 'secondary' })}>
            {fa.campaigns}
          </Link>
        )}
      </div>
    </section>
  );
}

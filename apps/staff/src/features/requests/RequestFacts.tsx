import { getBankCode, groupIban } from '@jarchi/domain/money/requests/iban.ts';
import { getRequestEffect } from '@jarchi/domain/money/requests/request-money.ts';
import { toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { DefinitionRows, SumRows } from '@jarchi/ui/figures/Rows.tsx';
import type { ReactNode } from 'react';
import type { RequestDetail } from '#data/requests.ts';
import { CaseHistory } from '#features/cases/public.ts';
import { instantText } from '#features/cases/public.ts';
import { bankNameOf, dayText, doerText, moneyText } from './request-words.ts';
import { requestsFa as fa } from './requests.fa.ts';

function listFacts(request: RequestDetail) {
  const { kind, amount, amount_credited, reason, outcome, other_account, direction, bank, day, tracking_number, iban } = request;
  const fact = (key: keyof typeof fa.facts, value: ReactNode) =>
    value === null || value === '' ? [] : [{ key, label: fa.facts[key], value }];
  return [
    ...fact('kind', fa.kinds[kind]),
    ...fact('by', doerText(request.made_by)),
    ...fact('time', instantText(request.created)),
    ...fact('amount', moneyText(amount)),
    ...fact('credited', amount_credited === null || amount_credited === amount ? null : moneyText(amount_credited)),
    ...fact('bank', bank === null ? null : bankNameOf(bank)),
    ...fact('day', day === null ? null : dayText(day)),
    ...fact('tracking', tracking_number && <bdi dir="ltr">{toPersianDigits(tracking_number)}</bdi>),
    ...fact('iban', iban && <bdi dir="ltr">{`${groupIban(iban)} (${bankNameOf(getBankCode(iban))})`}</bdi>),
    ...fact(direction === 'in' ? 'source' : 'other', other_account?.title ?? null),
    ...fact('reason', reason),
    ...fact('outcome', outcome),
    ...fact('first', request.first_staff),
    ...fact('second', request.second_staff),
  ];
}

/** What was asked for, and whether its slip was credited before. */
export function RequestFacts({ request }: { request: RequestDetail }) {
  const { kind, state, is_slip_used } = request;
  const isOfCustomer = kind === 'receipt' || kind === 'money_back';
  const isOpen = state === 'waiting' || state === 'waiting_second';
  return (
    <section aria-labelledby="request-facts" className="flex flex-col gap-3">
      <h2 id="request-facts" className="text-lg font-bold">
        {isOfCustomer ? fa.claim.ofCustomer : fa.claim.ofStaff}
      </h2>
      <DefinitionRows rows={listFacts(request)} />
      {kind === 'receipt' && isOpen && (
        <Notice tone={is_slip_used ? 'danger' : 'success'}>{is_slip_used ? fa.slip.used : fa.slip.unused}</Notice>
      )}
    </section>
  );
}

/** The account's money now and after an approval; money that is asked back is held already. */
export function RequestEffect({ request, amount }: { request: RequestDetail; amount: number }) {
  const { kind, money } = request;
  const effect = kind === 'money_back' ? undefined : getRequestEffect(kind, amount, money.available);
  return (
    <section aria-labelledby="request-effect">
      <h2 id="request-effect" className="mb-1 text-lg font-bold">
        {fa.money.title}
      </h2>
      <SumRows
        rows={[
          { key: 'now', label: fa.money.now, amountToman: money.available, tone: money.available < 0 ? 'danger' : undefined },
          { key: 'held', label: fa.money.held, amountToman: money.held },
          ...(effect
            ? [
                { key: 'change', label: fa.money.change, amountToman: effect.change, isSigned: true },
                { key: 'after', label: fa.money.after, amountToman: effect.after, kind: 'total' as const },
              ]
            : []),
        ]}
      />
    </section>
  );
}

/** What was done about it, in order. */
export function RequestHistory({ events }: { events: RequestDetail['events'] }) {
  return (
    <CaseHistory
      title={fa.history}
      events={events.map(({ at, state, by, text }) => ({ title: fa.states[state], by: fa.event(doerText(by), instantText(at)), text }))}
    />
  );
}

import { countPayments } from '@jarchi/domain/money/payments.ts';
import { Button, buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { formatId, formatNumber, formatToman } from '@jarchi/ui/format/format.ts';
import { Link } from '@tanstack/react-router';
import { runtimeConfig } from '#api/runtime-config.ts';
import { financeFa } from '#features/finance/finance.fa.ts';

const fa = financeFa.charge.above;

export interface AboveMaximumProps {
  /** Toman, like the maximum. */
  amount: number;
  maximum: number;
  onAmount: (amount: number) => void;
}

/** The ways to charge more than the gateway takes at once: several payments, or the support. */
export function AboveMaximum({ amount, maximum, onAmount }: AboveMaximumProps) {
  const { support_phone } = runtimeConfig.brand;
  return (
    <Notice>
      <p>{fa.several(formatNumber(countPayments(amount, { maximum })))}</p>
      {support_phone !== '' && (
        <p>
          {fa.support}{' '}
          <a href={`tel:${support_phone}`} className="underline">
            <bdi>{formatId(support_phone)}</bdi>
          </a>
        </p>
      )}
      <p className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={() => onAmount(maximum)}>
          {fa.first(formatToman(maximum))}
        </Button>
        <Link
          to="/financial/charge"
          search={{ way: 'receipt', amount: String(amount) }}
          className={buttonClass({ size: 'sm', variant: 'secondary' })}
        >
          {fa.receipt}
        </Link>
      </p>
    </Notice>
  );
}

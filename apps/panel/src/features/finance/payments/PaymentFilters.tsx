import { PAYMENT_FILTER_FIELDS } from '@jarchi/domain/filters/payment-filters.ts';
import type { ListControl } from '@jarchi/shell/list/use-list.ts';
import { FilterBar } from '@jarchi/ui/filters/FilterBar.tsx';
import { getSelected, type FilterOption, type FilterSpec } from '@jarchi/ui/filters/filter-spec.ts';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { paymentsFa } from './payments.fa.ts';
import type { PaymentsState } from './payments-list.ts';

const fa = paymentsFa.filters;

export interface PaymentFiltersProps {
  list: ListControl<PaymentsState>;
  count: number;
  /** Those that are open now. */
  gateways: readonly FilterOption[];
}

/** Search and filters of the payments. A gateway is chosen where there are several, or where the address names one. */
export function PaymentFilters({ list: { state, change }, count, gateways }: PaymentFiltersProps) {
  const others = getSelected(state.filters, 'gateway').filter((key) => gateways.every(({ value }) => value !== key));
  const options = [...gateways, ...others.map((value) => ({ value, label: value }))];
  const specs = PAYMENT_FILTER_FIELDS.filter(({ key }) => key !== 'gateway' || options.length > 1 || others.length > 0).map(
    (field): FilterSpec => ({
      field,
      label: fa.names[field.key] ?? field.key,
      ...(field.key === 'gateway' && { options }),
      ...(field.type === 'number' && { unit: paymentsFa.toman, isExtra: true }),
    }),
  );
  return (
    <FilterBar
      specs={specs}
      filters={state.filters}
      onFilters={(filters) => change({ filters })}
      searchLabel={fa.search}
      searchPlaceholder={fa.searchExample}
      closeLabel={fa.show(formatNumber(count))}
      dropped={state.dropped}
    />
  );
}

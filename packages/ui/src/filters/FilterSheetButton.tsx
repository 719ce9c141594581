import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '#actions/Button.tsx';
import { CountBadge } from '#badges/CountBadge.tsx';
import { lazyPart } from '#feedback/lazy-part.tsx';
import { formatNumber } from '#format/format.ts';
import { countSet } from './filter-spec.ts';
import type { FilterSheetProps } from './FilterSheet.tsx';
import { filtersFa as fa } from './filters.fa.ts';

const FilterSheet = lazyPart(() => import('./FilterSheet.tsx'), 'FilterSheet', { whenLost: 'close' });

export interface FilterSheetButtonProps extends Omit<FilterSheetProps, 'onClose'> {
  label?: string | undefined;
  className?: string | undefined;
}

/** Opens all filters, and counts those that are set. */
export function FilterSheetButton({ label = fa.filter, className, ...sheet }: FilterSheetButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const count = countSet(sheet.filters);
  return (
    <>
      <Button
        variant="secondary"
        icon={SlidersHorizontal}
        className={className}
        aria-haspopup="dialog"
        aria-label={count > 0 && label === fa.filter ? fa.openWithCount(formatNumber(count)) : undefined}
        onClick={() => setOpen(true)}
      >
        {label}
        {count > 0 && <CountBadge count={count} tone="action" />}
      </Button>
      {isOpen && (
        <Suspense>
          <FilterSheet {...sheet} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

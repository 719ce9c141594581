import { getDigits, toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { joinClasses } from '#classes.ts';
import { Field } from '#fields/Field.tsx';
import { formatNumber } from '#format/format.ts';
import { PAGE_SIZES } from './page-sizes.ts';
import { uiFa } from '#ui.fa.ts';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
  /** Undefined if the size is fixed. */
  onPageSize?: ((pageSize: number) => void) | undefined;
  className?: string | undefined;
}

/** First, last, current page and its neighbours; null is a gap. */
export function pageNumbers(page: number, last: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, last].filter((at) => at >= 1 && at <= last);
  const shown = [...new Set(near)].toSorted((a, b) => a - b);
  return shown.flatMap((at, index) => {
    const before = shown[index - 1];
    if (before === undefined || at - before === 1) return [at];
    return at - before === 2 ? [at - 1, at] : [null, at];
  });
}

const cell = 'grid h-(--h-md) min-w-(--h-md) place-items-center rounded-md px-1 text-md disabled:text-text-disabled';

export function Pagination({ page, pageSize, total, onPage, onPageSize, className }: PaginationProps) {
  const [typed, setTyped] = useState<string>();
  const fa = uiFa.pagination;
  const last = Math.max(1, Math.ceil(total / pageSize));
  const current = Math.min(Math.max(1, page), last);
  const goTo = () => {
    const target = Number(typed ?? '');
    setTyped(undefined);
    if (target >= 1 && target !== current) onPage(Math.min(target, last));
  };
  return (
    <div
      className={joinClasses(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-(--gutter) py-3 text-sm text-text-2',
        className,
      )}
    >
      <span>
        {fa.range(
          formatNumber(total === 0 ? 0 : (current - 1) * pageSize + 1),
          formatNumber(Math.min(current * pageSize, total)),
          formatNumber(total),
        )}
      </span>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {onPageSize && (
          <Field layout="line" label={fa.perPage} className="max-sm:hidden">
            {(control) => (
              <span className="control-frame relative h-(--h-md) w-[68px]">
                <select
                  {...control}
                  value={pageSize}
                  onChange={(event) => onPageSize(Number(event.target.value))}
                  className="size-full appearance-none rounded-md bg-transparent ps-3 pe-7 text-control outline-none"
                >
                  {PAGE_SIZES.map((size) => (
                    <option key={size} value={size}>
                      {formatNumber(size)}
                    </option>
                  ))}
                </select>
                <ChevronDown aria-hidden size={15} className="pointer-events-none absolute inset-y-0 end-2 my-auto" />
              </span>
            )}
          </Field>
        )}
        <nav aria-label={fa.label} className="flex flex-wrap items-center gap-1">
          <button
            type="button"
            aria-label={fa.previous}
            disabled={current === 1}
            onClick={() => onPage(current - 1)}
            className={joinClasses(cell, 'enabled:hover:bg-surface-hover')}
          >
            <ChevronRight aria-hidden size={18} />
          </button>
          {pageNumbers(current, last).map((at, index) =>
            at === null ? (
              <span key={`gap-${index}`} className={cell}>
                {fa.gap}
              </span>
            ) : (
              <button
                key={at}
                type="button"
                aria-label={fa.page(formatNumber(at))}
                aria-current={at === current ? 'page' : undefined}
                onClick={() => onPage(at)}
                className={joinClasses(
                  cell,
                  at === current ? 'bg-action-soft font-semibold text-action-soft-text' : 'text-text-2 hover:bg-surface-hover',
                )}
              >
                {formatNumber(at)}
              </button>
            ),
          )}
          <button
            type="button"
            aria-label={fa.next}
            disabled={current === last}
            onClick={() => onPage(current + 1)}
            className={joinClasses(cell, 'enabled:hover:bg-surface-hover')}
          >
            <ChevronLeft aria-hidden size={18} />
          </button>
        </nav>
        {last > 1 && (
          <form
            className="max-md:hidden"
            onSubmit={(event) => {
              event.preventDefault();
              goTo();
            }}
          >
            <Field layout="line" label={fa.goTo}>
              {(control) => (
                <span className="control-frame h-(--h-md) w-[52px]">
                  <input
                    {...control}
                    inputMode="numeric"
                    autoComplete="off"
                    aria-label={fa.goToPage}
                    value={toPersianDigits(typed ?? String(current))}
                    onChange={(event) => setTyped(getDigits(event.target.value).slice(0, 6))}
                    onFocus={(event) => event.target.select()}
                    onBlur={goTo}
                    className="size-full rounded-md bg-transparent text-center text-control outline-none"
                  />
                </span>
              )}
            </Field>
          </form>
        )}
      </div>
    </div>
  );
}

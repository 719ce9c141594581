import { ArrowDown, ArrowUp, CircleQuestionMark } from 'lucide-react';
import type { TableColumn, TableSort } from '#table/table-props.ts';
import { tableFa as fa } from '#table/table.fa.ts';

export interface HeadFaceProps extends Pick<TableColumn<never>, 'label' | 'name' | 'unit' | 'help' | 'sortKey'> {
  sort?: TableSort | undefined;
  onSort?: ((sortKey: string) => void) | undefined;
}

function Help({ name, text }: { name: string; text: string }) {
  return (
    <span className="group relative ms-1 inline-flex align-middle">
      <button
        type="button"
        aria-label={fa.help(name)}
        aria-description={text}
        className="grid size-6 place-items-center rounded-xs text-text-3"
      >
        <CircleQuestionMark aria-hidden size={15} />
      </button>
      <span
        aria-hidden
        className="pointer-events-none absolute start-0 top-full z-(--z-tooltip) mt-1 hidden w-max max-w-[240px] rounded-sm bg-text px-2.5 py-1 text-xs font-normal whitespace-normal text-surface group-focus-within:block group-hover:block"
      >
        {text}
      </span>
    </span>
  );
}

export const isSortedBy = ({ sortKey, sort }: HeadFaceProps): boolean => sortKey !== undefined && sort?.key === sortKey;

/** The aria-sort value of a head; undefined if the column cannot be sorted. */
export function ariaSort(props: HeadFaceProps): 'ascending' | 'descending' | 'none' | undefined {
  if (props.sortKey === undefined || props.onSort === undefined) return undefined;
  if (!isSortedBy(props)) return 'none';
  return props.sort?.direction === 'asc' ? 'ascending' : 'descending';
}

/** The head of a column: label and unit, a button if it sorts, the question mark. */
export function HeadFace(props: HeadFaceProps) {
  const { label, name, unit, help, sortKey, sort, onSort } = props;
  const Arrow = sort?.direction === 'asc' ? ArrowUp : ArrowDown;
  const text = (
    <>
      {label}
      {unit !== undefined && <span className="font-normal text-text-3">{fa.unit(unit)}</span>}
    </>
  );
  return (
    <>
      {sortKey !== undefined && onSort ? (
        <button
          type="button"
          onClick={() => onSort(sortKey)}
          className="inline-flex h-(--h-sm) items-center gap-1.5 rounded-xs decoration-line-strong underline-offset-4 hover:text-text hover:underline"
        >
          {text}
          {isSortedBy(props) && <Arrow aria-hidden size={15} />}
        </button>
      ) : (
        text
      )}
      {help !== undefined && <Help name={name ?? (typeof label === 'string' ? label : '')} text={help} />}
    </>
  );
}

import { formatNumber } from '@jarchi/ui/format/format.ts';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { Link } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { WITHOUT_ID, type NavCount, type NavEntry } from './navigation.ts';
import { navigationFa as fa } from './navigation.fa.ts';

/** The router marks only the exact page; the entry of an inner page is decided here. */
const exactly = { exact: true, includeSearch: false } as const;

function Count({ kind, count, words }: NavCount) {
  return (
    <>
      <span className="text-sm font-normal text-text-3 max-xl:hidden">
        <span aria-hidden>{formatNumber(count)}</span>
      </span>
      <span className="sr-only">{words}</span>
      {kind === 'waiting' && <span aria-hidden className="absolute end-2.5 top-2.5 size-2 rounded-full bg-danger-solid xl:hidden" />}
    </>
  );
}

export interface SidebarItemProps {
  entry: NavEntry;
  count: NavCount | undefined;
  current: string | undefined;
}

/** A label in the full sidebar; an icon with a tooltip in the rail. */
export function SidebarItem({ entry, count, current }: SidebarItemProps) {
  const { id, to, icon: Icon, isStaffOnly = false, pages = [] } = entry;
  const label = fa.items[id];
  const isCurrent = id === current;
  const isInside = pages.some((page) => page.id === current);
  return (
    <li>
      <Link
        to={to}
        params={WITHOUT_ID}
        data-rail-tip={label}
        activeOptions={exactly}
        aria-current={isCurrent ? 'page' : undefined}
        className={joinClasses(
          'relative flex h-[38px] items-center gap-3 rounded-md border px-2.5 text-md pointer-coarse:h-11 max-xl:h-[46px] max-xl:justify-center max-xl:px-0',
          isCurrent || isInside
            ? 'border-line bg-surface font-semibold text-text shadow-xs'
            : 'border-transparent text-text-2 hover:bg-surface-press hover:text-text',
        )}
      >
        <Icon
          aria-hidden
          size={20}
          strokeWidth={1.75}
          className={joinClasses('shrink-0', (isCurrent || isInside) && 'text-action-soft-text')}
        />
        <span className="min-w-0 flex-1 truncate max-xl:sr-only">{label}</span>
        {count && count.count > 0 && <Count {...count} />}
        {isStaffOnly && (
          <>
            <Lock aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-text-3 max-xl:hidden" />
            <span className="sr-only">{fa.staffOnly}</span>
          </>
        )}
      </Link>
      {(isCurrent || isInside) && pages.length > 0 && (
        <ul className="flex flex-col gap-0.5 pt-0.5 max-xl:hidden">
          {pages.map((page) => (
            <li key={page.id}>
              <Link
                to={page.to}
                activeOptions={exactly}
                aria-current={page.id === current ? 'page' : undefined}
                className={joinClasses(
                  'flex h-8 items-center rounded-md ps-[42px] pe-2.5 text-sm pointer-coarse:h-11',
                  page.id === current ? 'font-semibold text-text' : 'text-text-2 hover:bg-surface-press hover:text-text',
                )}
              >
                {fa.items[page.id]}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

import { joinClasses } from '@jarchi/ui/classes.ts';
import { formatNumber, formatToman } from '@jarchi/ui/format/format.ts';
import { TableGrid } from '@jarchi/ui/table/grid/grids.ts';
import type { Campaign } from '#data/campaigns/campaigns.ts';
import { placementTextFa } from '@jarchi/domain/campaigns/placement-words.fa.ts';
import { endingFa as fa } from './ending.fa.ts';
import type { Amounts, Preview } from '#data/campaigns/preview.ts';

type Share = Preview['placements'][number];

/** More publishers than this without captured or released money are one line. */
const EMPTY_ROWS_MOST = 3;

const isEmpty = ({ captured, released }: Amounts) => captured === 0 && released === 0;

/** An amount, and below it the previous one, if they differ. */
function Amount({ now, before, isLarge = false }: { now: number; before: number | undefined; isLarge?: boolean }) {
  const isNew = before !== undefined && before !== now;
  const write = (amount: number) => (amount === 0 && !isLarge ? fa.none : formatToman(amount));
  return (
    <>
      <span className={joinClasses('block', isNew && !isLarge && 'font-semibold')}>
        {write(now)}
        {isLarge && <span className="text-sm font-normal text-text-3"> {fa.toman}</span>}
      </span>
      {isNew && (
        <span className="block text-sm font-normal text-text-2">
          <span className={isLarge ? undefined : 'sr-only'}>{fa.was} </span>
          <s>{write(before)}</s>
        </span>
      )}
    </>
  );
}

function Total({ label, ...amounts }: { label: string; now: number; before: number | undefined }) {
  return (
    <div className="min-w-0 rounded-md bg-surface-sunken px-4 py-3">
      <dt className="text-sm text-text-2">{label}</dt>
      <dd className="text-lg font-bold text-text">
        <Amount {...amounts} isLarge />
      </dd>
    </div>
  );
}

/** The captured and the released money, in total. */
export function EndingTotals({ now, before }: { now: Amounts; before: Amounts | undefined }) {
  return (
    <dl className="grid grid-cols-2 gap-2">
      <Total label={fa.captured} now={now.captured} before={before?.captured} />
      <Total label={fa.released} now={now.released} before={before?.released} />
    </dl>
  );
}

interface ShareRowProps {
  share: Share;
  before: Share | undefined;
  state: string;
}

function ShareRow({ share, before, state }: ShareRowProps) {
  const isNew = before !== undefined && (before.captured !== share.captured || before.released !== share.released);
  return (
    <TableGrid.Row isPlain className={joinClasses('border-t border-line align-top', isNew && 'bg-warning-soft')}>
      <TableGrid.HeadCell isPlain scope="row" className="max-w-0 py-2 ps-3 text-start font-normal">
        <bdi className="block truncate font-medium text-text">{share.title}</bdi>
        <span className="block truncate text-sm text-text-3">{state}</span>
      </TableGrid.HeadCell>
      <TableGrid.Cell className="py-2 ps-3 text-start whitespace-nowrap tabular-nums">
        <Amount now={share.captured} before={before?.captured} />
      </TableGrid.Cell>
      <TableGrid.Cell className="px-3 py-2 text-start whitespace-nowrap tabular-nums">
        <Amount now={share.released} before={before?.released} />
      </TableGrid.Cell>
    </TableGrid.Row>
  );
}

/** A list that overflows takes focus, so that keys scroll it; a short list is no stop on the way to the buttons. */
function focusWhereLong(region: HTMLDivElement | null) {
  if (!region) return undefined;
  const observer = new ResizeObserver(() => {
    if (region.scrollHeight > region.clientHeight) region.setAttribute('tabindex', '0');
    else region.removeAttribute('tabindex');
  });
  observer.observe(region);
  return () => observer.disconnect();
}

interface EndingSharesProps {
  preview: Preview;
  before: Preview | undefined;
  /** They give the reason why a publisher is out. */
  placements: Campaign['placements'];
}

/** The same for each publisher; many publishers without money that moves are counted in one line. A long list scrolls. */
export function EndingShares({ preview, before, placements }: EndingSharesProps) {
  const reasonOf = (share: Share) => placements.find(({ id }) => id === share.id)?.out_reason ?? null;
  const beforeOf = (share: Share) => before?.placements.find(({ id }) => id === share.id);
  const isQuiet = (share: Share) => isEmpty(share) && isEmpty(beforeOf(share) ?? share);
  const quiet = preview.placements.filter(isQuiet).length;
  const isSummed = quiet > EMPTY_ROWS_MOST;
  const rows = isSummed ? preview.placements.filter((share) => !isQuiet(share)) : preview.placements;
  if (preview.placements.length === 0) return null;
  return (
    <div
      ref={focusWhereLong}
      role="region"
      aria-label={fa.publishers}
      className="max-h-[38dvh] overflow-y-auto rounded-md border border-line"
    >
      <TableGrid.Root isPlain name={fa.publishers} className="w-full border-collapse text-md">
        <TableGrid.Head isPlain isSticky={false} className="sticky top-0 bg-surface-sunken text-sm text-text-2">
          <TableGrid.HeadCell isPlain className="w-full py-2 ps-3 text-start font-normal">
            {fa.publisher}
          </TableGrid.HeadCell>
          <TableGrid.HeadCell isPlain className="py-2 ps-3 text-start font-normal whitespace-nowrap">
            {fa.captured}
          </TableGrid.HeadCell>
          <TableGrid.HeadCell isPlain className="px-3 py-2 text-start font-normal whitespace-nowrap">
            {fa.released}
          </TableGrid.HeadCell>
        </TableGrid.Head>
        <TableGrid.Body isPlain>
          {rows.map((share) => (
            <ShareRow
              key={share.id}
              share={share}
              before={beforeOf(share)}
              state={placementTextFa({ state: share.state, out_reason: reasonOf(share) })}
            />
          ))}
        </TableGrid.Body>
        {isSummed && (
          <tfoot>
            <TableGrid.Row isPlain className="border-t border-line">
              <TableGrid.Cell colSpan={3} className="px-3 py-2 text-sm text-text-2">
                {fa.others(formatNumber(quiet))}
              </TableGrid.Cell>
            </TableGrid.Row>
          </tfoot>
        )}
      </TableGrid.Root>
    </div>
  );
}

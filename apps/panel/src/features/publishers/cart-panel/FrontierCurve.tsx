import { ReachCurve } from '@jarchi/ui/chart/ReachCurve.tsx';
import { TableGrid } from '@jarchi/ui/table/grid/grids.ts';
import { formatToman, formatNumber } from '@jarchi/ui/format/format.ts';
import { cartFa as fa } from '#features/publishers/cart/cart.fa.ts';
import type { Curve } from '#features/publishers/suggestions/useSuggested.ts';
import type { CartPanelProps } from './cart-holder.ts';

/** The best reach for each cost, with the present package as a point; also as a table for screen readers. */
export function FrontierCurve({ figures, measure, curve }: Pick<CartPanelProps, 'figures' | 'measure'> & { curve: Curve }) {
  const { points, others } = curve;
  return (
    <div className="mt-3">
      <p aria-hidden className="mb-1 flex items-center justify-between gap-3 text-sm text-text-3">
        <span>{fa.curve}</span>
        {others.length > 0 && (
          <span className="inline-flex items-center gap-1.5">
            <span className="size-2.5 rounded-full border-2 border-line-control" />
            {fa.otherPackages}
          </span>
        )}
      </p>
      <ReachCurve
        points={points}
        current={{ cost: figures.price, reach: figures.sum }}
        others={others}
        budget={measure.budget ?? undefined}
        goal={figures.cover?.target}
      />
      <TableGrid.Root isPlain name={fa.curve} className="sr-only">
        <TableGrid.Head isPlain isSticky={false}>
          <TableGrid.HeadCell isPlain label={fa.curveBudget} />
          <TableGrid.HeadCell isPlain label={fa.curveCost} />
          <TableGrid.HeadCell isPlain label={fa.curveReach} />
          <TableGrid.HeadCell isPlain label={fa.curveBound} />
        </TableGrid.Head>
        <TableGrid.Body isPlain>
          {points.map(({ budget, cost, reach, bound }) => (
            <TableGrid.Row isPlain key={budget}>
              <TableGrid.HeadCell isPlain scope="row" label={formatToman(budget)} />
              <TableGrid.Cell>{formatToman(cost)}</TableGrid.Cell>
              <TableGrid.Cell>{formatNumber(reach)}</TableGrid.Cell>
              <TableGrid.Cell>{formatNumber(bound)}</TableGrid.Cell>
            </TableGrid.Row>
          ))}
          <TableGrid.Row isPlain>
            <TableGrid.HeadCell isPlain scope="row" label={fa.curveNow} />
            <TableGrid.Cell>{formatToman(figures.price)}</TableGrid.Cell>
            <TableGrid.Cell>{formatNumber(figures.sum)}</TableGrid.Cell>
            <TableGrid.Cell />
          </TableGrid.Row>
        </TableGrid.Body>
      </TableGrid.Root>
    </div>
  );
}

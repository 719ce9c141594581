import { ReachCurve } from '@jarchi/ui/chart/ReachCurve.tsx';
import { formatToman, formatNumber } from '@jarchi/ui/format/format.ts';
import { cartFa as fa } from './cart.fa.ts';
import type { CartPanelProps, Curve } from './cart-place.ts';

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
        goal={measure.goal ?? undefined}
      />
      <table className="sr-only">
        <caption>{fa.curve}</caption>
        <thead>
          <tr>
            <th scope="col">{fa.curveBudget}</th>
            <th scope="col">{fa.curveCost}</th>
            <th scope="col">{fa.curveReach}</th>
            <th scope="col">{fa.curveBound}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ budget, cost, reach, bound }) => (
            <tr key={budget}>
              <th scope="row">{formatToman(budget)}</th>
              <td>{formatToman(cost)}</td>
              <td>{formatNumber(reach)}</td>
              <td>{formatNumber(bound)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{fa.curveNow}</th>
            <td>{formatToman(figures.price)}</td>
            <td>{formatNumber(figures.sum)}</td>
            <td />
          </tr>
        </tbody>
      </table>
    </div>
  );
}

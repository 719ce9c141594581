import { estimatePackage } from '@jarchi/domain/publishers/estimates.ts';
import { costPerThousand } from '@jarchi/domain/money/money.ts';
import type { Bundle } from '#data/publishers/bundles.ts';

/** The share of money that a bundle saves against its plans one by one, and the share of its audience that overlaps by the model. */
export function bundleFigures({ price, list_price, reach, plans }: Bundle) {
  const { reach_model, reach_at_most } = estimatePackage(plans);
  const titles = plans.flatMap((plan) => plan.categories.slice(0, 1).map((category) => category.title_fa));
  const [category] = [...new Set(titles)].toSorted(
    (a, b) => titles.filter((one) => one === b).length - titles.filter((one) => one === a).length,
  );
  return {
    category,
    saving: list_price > price ? 1 - price / list_price : 0,
    cost_per_thousand: costPerThousand(price, reach),
    overlap: reach_at_most > 0 ? 1 - reach_model / reach_at_most : 0,
  };
}

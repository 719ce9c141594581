import type { CallAnswer } from '@jarchi/contract/types.ts';
import type { BundleRow } from './catalogue.repository.ts';
import { withCost } from './plan-sql.ts';

export type BundleAnswer = CallAnswer<'publishers', 'listBundles'>['results'][number];

export function answerBundle(bundle: BundleRow): BundleAnswer {
  return { ...bundle, plans: bundle.plans.map(withCost) };
}

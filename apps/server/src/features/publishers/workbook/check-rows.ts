import type { CallAnswer } from '@jarchi/contract/types.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { listBundles, listKnownPlans } from '#features/publishers/catalogue/catalogue.repository.ts';
import type { PlanKind } from '#features/publishers/publishers.filters.ts';
import type { ChosenRow, ReadSheet, RowProblem } from './read-plan-rows.ts';
import { listKnownBundles } from './workbook.repository.ts';

type ImportAnswer = CallAnswer<'publishers', 'importPlans'>;
type SheetKind = RowProblem['sheet'];

interface CheckedSheet {
  /** Ids that can be bought, in the order of the rows. */
  readonly ids: number[];
  /** In the order of the rows. */
  readonly problems: RowProblem[];
  readonly repriced: ImportAnswer['repriced'];
}

interface Offer {
  readonly title: string;
  readonly price: number;
}

/** Checks which plans of a sheet can be bought for a kind now. */
export async function checkPlanRows(tx: Tx, kind: PlanKind, read: ReadSheet): Promise<CheckedSheet> {
  const ids = listIds(read);
  const known = new Map((ids.length === 0 ? [] : await listKnownPlans(tx, ids)).map((plan) => [plan.id, plan]));
  return checkRows('plans', read, ({ id }) => {
    const plan = known.get(id);
    if (!plan) return 'plan_unknown';
    if (!isOfKind(plan, kind)) return 'plan_other_kind';
    if (!plan.is_sold) return 'plan_gone';
    const { from = null, to = null } = kind.stories ?? {};
    const isOfStories = (from === null || plan.story_count >= from) && (to === null || plan.story_count <= to);
    return isOfStories ? plan : 'plan_other_stories';
  });
}

/** The same for its bundles. */
export async function checkBundleRows(tx: Tx, kind: PlanKind, read: ReadSheet): Promise<CheckedSheet> {
  const ids = listIds(read);
  const known = new Map((ids.length === 0 ? [] : await listKnownBundles(tx, ids)).map((one) => [one.id, one]));
  const sold = new Map((ids.length === 0 ? [] : await listBundles(tx, kind, ids)).map((one) => [one.id, one]));
  return checkRows('bundles', read, ({ id }) => {
    const bundle = known.get(id);
    if (!bundle) return 'bundle_unknown';
    return isOfKind(bundle, kind) ? (sold.get(id) ?? 'bundle_gone') : 'bundle_other_kind';
  });
}

function checkRows(sheet: SheetKind, read: ReadSheet, find: (row: ChosenRow) => Offer | RowProblem['code']): CheckedSheet {
  const checked: CheckedSheet = { ids: [], problems: [...read.problems], repriced: [] };
  for (const chosen of read.chosen) {
    const { row, id, text, price } = chosen;
    const found = find(chosen);
    if (typeof found === 'string') {
      checked.problems.push({ sheet, row, code: found, text });
      continue;
    }
    checked.ids.push(id);
    if (price !== null && price !== found.price)
      checked.repriced.push({ sheet, id, title: found.title, before: price, after: found.price });
  }
  checked.problems.sort((a, b) => a.row - b.row);
  return checked;
}

const listIds = ({ chosen }: ReadSheet): number[] => chosen.map(({ id }) => id);

function isOfKind(offer: { readonly media_type: string; readonly content_type: string }, { media_type, content_type }: PlanKind): boolean {
  return offer.media_type === media_type && offer.content_type === content_type;
}

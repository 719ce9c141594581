import { Readable } from 'node:stream';
import { HOUR_MS, MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { changeCombination } from '@jarchi/domain/drafts/change-combination.ts';
import { emptyDraft, type CampaignDraft, type DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import { addDays, tehranDay, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { networkPlanField } from '@jarchi/domain/drafts/steps/package-step.ts';
import { PLAN_PRICE_TOMAN } from '@jarchi/domain/filters/publisher-filters.ts';
import { chargeEntries } from '@jarchi/domain/money/ledger.ts';
import type { App } from '../app.ts';
import { postTransaction } from '#features/finance/finance.ledger.ts';
import { notify } from '#features/notifications/notifications.service.ts';
import type { ActingCaller } from '#infra/http/caller.ts';
import type { WorldClock } from '#infra/clock/clock.ts';
import { SAMPLE_CATEGORIES, SAMPLE_CAMPAIGNS, SAMPLE_CHARGES, type SampleCampaign } from './campaigns.data.ts';
import { SAMPLE_UNIT_CAMPAIGNS } from './campaigns-of-units.data.ts';
import { campaignsFa as fa } from './campaigns.fa.ts';
import { acceptSampleList, confirmSampleContent } from './contents.ts';
import { sampleKey } from './sample-key.ts';
import { paintStory } from './story-image.ts';

/** Plans are chosen whose price is near an equal share of the budget: between these parts of that share. */
const PRICE_FROM = 0.4;
const PRICE_TO = 1.4;

/** When every publisher has answered or never will; and when those on the list have delivered. */
const LIST_READY_MS = 73 * HOUR_MS;
const DELIVERED_MS = 20 * HOUR_MS;

/** The oldest sample event is this many days old. */
export const SAMPLE_DAYS = 86;

/** The person who acts in each account, by its slug. */
export type SampleAccounts = Readonly<Record<(typeof SAMPLE_CHARGES)[number]['account'], ActingCaller>>;

/** Runs the sample's days through the real services, so that its states, money and figures agree. */
export async function seedCampaigns(
  app: Pick<App, 'services' | 'tenancy' | 'worker'>,
  world: WorldClock,
  accounts: SampleAccounts,
  now: number,
): Promise<void> {
  const today = tehranDay(now);
  const moveTo = async (instant: number) => {
    if (instant <= world.now()) return;
    await world.jumpTo(instant, (until, advance) => app.worker.drainDue('world', until, advance));
  };
  const charges = SAMPLE_CHARGES.map((charge) => ({
    at: tehranInstant(addDays(today, charge.onDay), 10),
    run: () => addCharge(app, accounts[charge.account].account_id, charge.amount, world.now()),
  }));
  const made = new Map<SampleCampaign, number>();
  const campaigns = [...SAMPLE_CAMPAIGNS, ...SAMPLE_UNIT_CAMPAIGNS].map((sample, index) => ({
    at:
      sample.minutesBeforeNow === undefined
        ? tehranInstant(addDays(today, sample.createdOnDay), 11)
        : now - sample.minutesBeforeNow * MINUTE_MS,
    run: async () => {
      const id = await addCampaign(app, accounts[sample.account], sample, { index, startDay: addDays(today, sample.startsOnDay) });
      if (id !== undefined) made.set(sample, id);
    },
  }));
  const lists = SAMPLE_CAMPAIGNS.filter(({ isListAccepted }) => isListAccepted).flatMap((sample) => {
    const at = tehranInstant(addDays(today, sample.createdOnDay), 11);
    const of = () => ({ caller: accounts[sample.account], campaignId: made.get(sample) ?? 0 });
    return [
      { at: at + LIST_READY_MS, run: () => acceptSampleList(app.services, of()) },
      { at: at + LIST_READY_MS + DELIVERED_MS, run: () => confirmSampleContent(app.services, of()) },
    ];
  });
  for (const step of [...charges, ...campaigns, ...lists].toSorted((a, b) => a.at - b.at)) {
    await moveTo(Math.min(step.at, now));
    await step.run();
  }
  await moveTo(now);
  await app.services.campaigns.advancePublishing();
}

async function addCharge({ tenancy }: Pick<App, 'tenancy'>, accountId: number, amount: number, now: number): Promise<void> {
  const at = new Date(now);
  await tenancy.withAccount(accountId, async (tx) => {
    await postTransaction(tx, {
      account_id: accountId,
      kind: 'charge',
      entries: chargeEntries(amount, 'bank.clearing'),
      idempotency_key: `sample:${now}`,
      at,
    });
    await notify(tx, accountId, [{ kind: 'receipt_credited', facts: { amount }, at }]);
  });
}

async function addCampaign(
  { services }: Pick<App, 'services'>,
  caller: ActingCaller,
  sample: SampleCampaign,
  { index, startDay }: { readonly index: number; readonly startDay: string },
): Promise<number | undefined> {
  const { account_id: accountId } = caller;
  const { media_type, content_type, campaign_type = 'REACH', title, budget, goal } = sample;
  const acting = (intent: string) => ({ caller, key: sampleKey(`${intent}-${index}`) });
  const kind = `${media_type}-${content_type}`.toLowerCase();
  const networkField = networkPlanField({ media_type, content_type, campaign_type });
  const floor = sample.plans === 0 ? 0 : Math.round((PRICE_FROM * budget) / sample.plans);
  const listed = await services.publishers.listMediaPlans(accountId, kind, {
    limit: 100,
    offset: 0,
    ordering: 'suitable',
    with_facets: false,
    filter: networkField === undefined ? [`price,gt,${Math.max(PLAN_PRICE_TOMAN.from, floor)}`] : [],
    suits: [],
    story_number: emptyDraft().story_number,
  });
  if (!listed.ok) throw new Error(`no plans of ${kind}`);
  const plans =
    networkField === undefined
      ? { selectedPlans: pickPlans(listed.value.results, sample) }
      : { [networkField]: listed.value.results[0]?.id ?? null, ...getAd() };
  const data: CampaignDraft = {
    ...changeCombination(emptyDraft(), { media_type, content_type, campaign_type }).draft,
    title,
    budget: campaign_type === 'CPM' || campaign_type === 'CPC' ? null : budget,
    goal_total_reach: goal,
    execution_locations: [...fa.locations],
    ad_categories: [...SAMPLE_CATEGORIES],
    publish_period_start: startDay,
    publish_period_end: addDays(startDay, sample.days - 1),
    preferred_publish_start_hour: 18,
    preferred_publish_end_hour: 23,
    publish_considerations: fa.considerations,
    ...(campaign_type === 'INFLUENCE'
      ? { content_description: fa.made.description, content_todos: [...fa.made.todos], content_notTodos: [...fa.made.notTodos] }
      : { content_files: [await upload(services, accountId, sample, index)], content_caption: fa.caption }),
    content_link: fa.link,
    ...plans,
  };
  const draft = await services.drafts.createDraft(accountId, sampleKey(`draft-${index}`), {
    data,
    draft_step: sample.until === 'draft' ? 'create-package' : 'activation',
    campaign: null,
  });
  if (!draft.ok) throw new Error(`sample draft ${index}: ${draft.error.code}`);
  if (sample.until === 'draft') return undefined;
  const created = await services.campaigns.createCampaign(acting('campaign'), draft.value.id);
  if (!created.ok) throw new Error(`sample campaign ${index}: ${JSON.stringify(created.error)}`);
  if (sample.until === 'created') return undefined;
  const { id, total } = created.value;
  const order = { expected_total: total, is_auto_after_charge: false };
  const bought = await services.campaigns.purchaseCampaign(acting('purchase'), id, order);
  if (!bought.ok) throw new Error(`sample purchase ${index}: ${JSON.stringify(bought.error)}`);
  if (sample.until === 'cancelled') {
    const shown = await services.campaigns.previewCampaign(accountId, id, 'cancelCampaign');
    if (!shown.ok) throw new Error(`sample cancellation ${index}: ${shown.error.code}`);
    await services.campaigns.cancelCampaign(acting('cancel'), id, shown.value);
  }
  return id;
}

/** The texts of an ad that a network shows by itself. */
function getAd(): Partial<CampaignDraft> {
  return { ad_title: fa.ad.title, ad_subtitle: fa.ad.line, button_label: fa.ad.button, button_link: fa.link };
}

/** The most suitable plans within the budget, up to the wanted number. */
function pickPlans(plans: readonly { readonly id: number; readonly price: number }[], sample: SampleCampaign): number[] {
  const picked: number[] = [];
  let spent = 0;
  for (const plan of plans) {
    if (picked.length >= sample.plans) break;
    if (plan.price > (PRICE_TO * sample.budget) / sample.plans || spent + plan.price > sample.budget) continue;
    picked.push(plan.id);
    spent += plan.price;
  }
  return picked;
}

async function upload(
  services: App['services'],
  accountId: number,
  { media_type, content_type }: SampleCampaign,
  index: number,
): Promise<DraftFile> {
  const image = paintStory((index * 47 + 15) % 360);
  const stored = await services.creatives.uploadMedia(accountId, { media_type, content_type, purpose: 'creative' }, async () => ({
    name: fa.file,
    stream: Readable.from(image),
    isTruncated: () => false,
  }));
  if (!stored.ok) throw new Error(`sample image ${index}: ${stored.error.code}`);
  return stored.value;
}

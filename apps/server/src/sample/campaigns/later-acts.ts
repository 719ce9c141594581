import { DAY_MS, HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import type { App } from '#app.ts';
import type { ActingCaller } from '#infra/http/caller.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import { raisePrices } from '../market/raise-prices.ts';
import { sampleKey } from '../sample-key.ts';
import { SAMPLE_BRANDS } from '../brands/brands.ts';
import { nikafarinFa } from '../brands/nikafarin.fa.ts';
import type { SampleCampaign } from '../brands/sample-campaign.ts';

/** When every publisher has answered or never will; when those on the list have delivered, and delivered again. */
const LIST_READY_MS = 73 * HOUR_MS;
const DELIVERED_MS = 20 * HOUR_MS;
const DELIVERED_AGAIN_MS = 44 * HOUR_MS;
/** By then a late content has come, or its deadline is over. */
const DELIVERED_LATE_MS = 74 * HOUR_MS;
/** Between the making of a campaign and the rise of its prices: its quote has lapsed by then. */
const PRICES_RISE_MS = 5 * DAY_MS;

/** When contents without a verdict have lapsed, and their shares still wait. */
const CONTENTS_LAPSED_MS = 166 * HOUR_MS;
/** A day before the sample's now: a campaign of views pauses for three days. */
const PAUSED_MS = 4 * DAY_MS;
const PAUSE_MS = 3 * DAY_MS;
/** After the end of a campaign. */
const DISPUTED_MS = 12 * DAY_MS;

export interface Made {
  readonly caller: ActingCaller;
  readonly campaignId: number;
}

type Acts = Pick<App, 'services' | 'tenancy'>;

interface LaterAct {
  /** Ms after the campaign was made. */
  readonly afterMs: number;
  run(made: Made): Promise<void>;
}

/** What is done about a campaign after it was made. `ageMs` lies between its making and the sample's now. */
export function listLaterActs(app: Acts, sample: SampleCampaign, ageMs: number): LaterAct[] {
  const { contents, afterwards, account, listAcceptedHoursAgo } = sample;
  const acts: LaterAct[] = [];
  if (afterwards === 'cancelled') acts.push({ afterMs: 0, run: (made) => cancel(app.services, made) });
  if (afterwards === 'archived') acts.push({ afterMs: DAY_MS, run: (made) => archive(app.services, made) });
  if (afterwards === 'prices_rise') acts.push({ afterMs: PRICES_RISE_MS, run: (made) => raise(app, made) });
  if (afterwards === 'paused') acts.push({ afterMs: PAUSED_MS, run: (made) => pause(app.services, made) });
  // At the sample's now: at every hour of the day a post is up then.
  if (afterwards === 'stopped') acts.push({ afterMs: ageMs, run: (made) => stop(app.services, made) });
  if (afterwards === 'disputed') acts.push({ afterMs: DISPUTED_MS, run: (made) => dispute(app.services, made) });
  if (contents === undefined) return acts;
  const { comment } = SAMPLE_BRANDS[account].words;
  const judge = (judged: (contents: number[]) => Verdicts) => (made: Made) => judgeContents(app.services, made, judged, comment);
  const firstRound = FIRST_ROUND[contents];
  const acceptedMs = listAcceptedHoursAgo === undefined ? LIST_READY_MS : ageMs - listAcceptedHoursAgo * HOUR_MS;
  acts.push({ afterMs: acceptedMs, run: (made) => acceptList(app.services, made) });
  if (firstRound) acts.push({ afterMs: LIST_READY_MS + DELIVERED_MS, run: judge(firstRound) });
  if (contents === 'one_rejected_first' || contents === 'confirmed')
    for (const afterMs of [DELIVERED_AGAIN_MS, DELIVERED_LATE_MS])
      acts.push({ afterMs: LIST_READY_MS + afterMs, run: judge((all) => ({ confirmed: all, rejected: [] })) });
  if (afterwards === 'replaced') {
    acts.push({ afterMs: CONTENTS_LAPSED_MS, run: (made) => replace(app.services, made) });
    acts.push({ afterMs: CONTENTS_LAPSED_MS + 2 * DAY_MS, run: judge((all) => ({ confirmed: all, rejected: [] })) });
  }
  return acts;
}

interface Verdicts {
  readonly confirmed: readonly number[];
  readonly rejected: readonly number[];
}

/** The verdicts on contents that were delivered at first; none where the advertiser is silent. */
const FIRST_ROUND: Readonly<Record<NonNullable<SampleCampaign['contents']>, ((contents: readonly number[]) => Verdicts) | undefined>> = {
  confirmed: (all) => ({ confirmed: all, rejected: [] }),
  one_rejected_first: ([first, ...others]) => ({ confirmed: others, rejected: first === undefined ? [] : [first] }),
  half_confirmed: (all) => ({ confirmed: all.slice(0, Math.ceil(all.length / 2)), rejected: [] }),
  three_waiting: (all) => ({ confirmed: all.slice(0, Math.max(1, all.length - 3)), rejected: [] }),
  unanswered: undefined,
};

/** Accepts everyone who accepted. */
async function acceptList(services: App['services'], { caller, campaignId }: Made): Promise<void> {
  const campaign = await services.campaigns.getCampaign(caller.account_id, campaignId);
  if (!campaign.ok) throw new Error('the sample list has no campaign');
  const expected_total = campaign.value.list?.total ?? 0;
  const order = { expected_total, is_auto_after_charge: false };
  const taken = await services.contents.acceptOffers({ caller, key: sampleKey(`list-${campaignId}`) }, campaignId, order);
  if (!taken.ok) throw new Error(`sample list: ${JSON.stringify(taken.error)}`);
}

async function judgeContents(
  services: App['services'],
  { caller, campaignId }: Made,
  judge: (contents: number[]) => Verdicts,
  comment: string,
): Promise<void> {
  const listed = await services.contents.listFeedback(caller.account_id, campaignId);
  if (!listed.ok) throw new Error(`sample contents: ${listed.error.code}`);
  const waiting = listed.value.results.filter(({ state }) => state === 'pending').map(({ id }) => id);
  const { confirmed, rejected } = judge(waiting.toSorted((a, b) => a - b));
  const contents = [
    ...confirmed.map((content) => ({ content, is_confirmed: true, advertiser_comment: '', attachments: [] })),
    ...rejected.map((content) => ({ content, is_confirmed: false, advertiser_comment: comment, attachments: [] })),
  ];
  if (contents.length === 0) return;
  const judged = await services.contents.submitFeedback(caller, campaignId, { contents });
  if (!judged.ok) throw new Error(`sample contents: ${judged.error.code}`);
}

async function cancel({ campaigns }: App['services'], { caller, campaignId }: Made): Promise<void> {
  const shown = await campaigns.previewCampaign(caller.account_id, campaignId, 'cancelCampaign');
  if (!shown.ok) throw new Error(`sample cancellation: ${shown.error.code}`);
  const cancelled = await campaigns.cancelCampaign({ caller, key: sampleKey(`cancel-${campaignId}`) }, campaignId, shown.value);
  if (!cancelled.ok) throw new Error(`sample cancellation: ${cancelled.error.code}`);
}

async function pause({ campaigns }: App['services'], { caller, campaignId }: Made): Promise<void> {
  const read = await campaigns.getCampaign(caller.account_id, campaignId);
  if (!read.ok) throw new Error(`sample pause: ${read.error.code}`);
  const resume_at = new Date(Date.parse(read.value.created) + PAUSED_MS + PAUSE_MS).toISOString();
  const order = { expected: { captured: 0, released: 0 }, pause_at: null, resume_at };
  const paused = await campaigns.pauseCampaign({ caller, key: sampleKey(`pause-${campaignId}`) }, campaignId, order);
  if (!paused.ok) throw new Error(`sample pause: ${paused.error.code}`);
}

async function stop({ campaigns }: App['services'], { caller, campaignId }: Made): Promise<void> {
  const shown = await campaigns.previewCampaign(caller.account_id, campaignId, 'stopCampaign');
  if (!shown.ok) throw new Error(`sample stop: ${shown.error.code}`);
  const order = { expected: shown.value, reason: nikafarinFa.stopReason };
  const stopped = await campaigns.stopCampaign({ caller, key: sampleKey(`stop-${campaignId}`) }, campaignId, order);
  if (!stopped.ok) throw new Error(`sample stop: ${stopped.error.code}`);
}

/** The nearest publisher takes the first share that waits. */
async function replace({ campaigns }: App['services'], { caller, campaignId: id }: Made): Promise<void> {
  const read = await campaigns.getCampaign(caller.account_id, id);
  const placement = read.ok ? read.value.replacements[0]?.placement_id : undefined;
  if (placement === undefined) throw new Error('no sample share waits for a replacement');
  const listed = await campaigns.listReplacements({ account_id: caller.account_id, id, placement });
  const [nearest] = listed.ok ? listed.value.results : [];
  if (!nearest) throw new Error('no sample publisher takes a share');
  const order = { placement, plan_id: nearest.plan_id, expected_difference: nearest.difference };
  const replaced = await campaigns.replacePlacement({ caller, key: sampleKey(`replace-${id}`) }, id, order);
  if (!replaced.ok) throw new Error(`sample replacement: ${replaced.error.code}`);
}

async function dispute({ campaigns }: App['services'], { caller, campaignId }: Made): Promise<void> {
  const order = { placement_id: null, reason: nikafarinFa.dispute, attachments: [] };
  const opened = await campaigns.openDispute({ caller, key: sampleKey(`dispute-${campaignId}`) }, campaignId, order);
  if (!opened.ok) throw new Error(`sample dispute: ${opened.error.code}`);
}

async function archive({ campaigns }: App['services'], { caller, campaignId }: Made): Promise<void> {
  const archived = await campaigns.archiveCampaign(caller, campaignId);
  if (!archived.ok) throw new Error(`sample archive: ${archived.error.code}`);
}

async function raise({ services, tenancy }: { services: App['services']; tenancy: Tenancy }, { caller, campaignId }: Made): Promise<void> {
  const campaign = await services.campaigns.getCampaign(caller.account_id, campaignId);
  if (!campaign.ok) throw new Error('the sample prices have no campaign');
  await raisePrices(
    tenancy,
    campaign.value.placements.map(({ plan_id }) => plan_id),
  );
}

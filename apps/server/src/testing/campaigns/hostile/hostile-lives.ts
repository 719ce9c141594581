import { ApiError } from '@jarchi/api-client/api-error.ts';
import { networkPlanField } from '@jarchi/domain/drafts/steps/package-step.ts';
import type { CampaignDraft, DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import { PLATFORM_PAIRS } from '@jarchi/domain/platforms/platforms.ts';
import { createGif, createJpeg, createPng } from '#infra/testing/media-samples.ts';
import { COMBINATIONS, composeDraft, createFrom } from '#testing/campaigns/every-combination.ts';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import type { TestAccount } from '#testing/test-app.ts';
import { drawHostile, type Hostile } from './hostile-drafts.ts';

const ACCOUNTS = 5;
const DAY_HOURS = 24;
/** The latest period, 48 hours to settle, and what a negotiation may take. */
const LIFE_DAYS = 16;
const DEBT_LIMIT = 900_000_000_000;
const SIDES = { png: createPng(300, 300), jpeg: createJpeg(300, 300), gif: createGif(300, 300) };
const FILES = [
  new File([new Uint8Array(SIDES.png)], 'ad.png', { type: 'image/png' }),
  new File([new Uint8Array(SIDES.png)], '\u202egpj.\u200cتصویر', { type: 'image/png' }),
  new File([new Uint8Array(SIDES.jpeg)], '../../etc/passwd', { type: 'image/png' }),
  new File([new Uint8Array(SIDES.gif)], `${'ن'.repeat(250)}.gif`, { type: 'text/html' }),
];

/** What became of drafts: the errors of jobs, and campaigns that did not come to their end. */
export interface HostileReport {
  readonly accepted: number;
  readonly refused: ReadonlyMap<string, number>;
  readonly errors: readonly string[];
  readonly stuck: readonly string[];
  readonly ends: ReadonlyMap<string, number>;
}

interface Seller {
  readonly account: TestAccount;
  readonly briefs: readonly CampaignDraft[];
  readonly files: readonly (DraftFile | null)[];
}

async function seedSeller(shop: Campaigns): Promise<Seller> {
  const account = await shop.app.seedAccount({ debt_limit: DEBT_LIMIT });
  const briefs: CampaignDraft[] = [];
  for (const combination of COMBINATIONS) briefs.push(await composeDraft(shop, account, combination));
  const files: (DraftFile | null)[] = [];
  for (const file of FILES)
    files.push(
      await account.client.creatives.uploadMedia({ query: { media_type: 'TELEGRAM', content_type: 'POST' }, file }).catch(() => null),
    );
  return { account, briefs, files };
}

/** Drafts it, makes a campaign of it and buys it; the code of the refusal where one of these is refused. */
async function buyHostile(
  shop: Campaigns,
  { account, briefs, files }: Seller,
  { combination, file, change }: Hostile,
): Promise<number | string> {
  const brief = briefs[combination]!;
  const own = files[file];
  const content_files = own && brief.content_files.length > 0 ? [own] : brief.content_files;
  const short = {
    publish_period_end: shop.today() < (brief.publish_period_start ?? '') ? brief.publish_period_start : brief.publish_period_end,
  };
  try {
    const made = await createFrom(account, { ...brief, ...short, content_files, ...change });
    const { campaign } = await shop.buy(account, made);
    return campaign.id;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return error.code;
    throw error;
  }
}

const count = (of: Map<string, number>, name: string) => of.set(name, (of.get(name) ?? 0) + 1);

/** Lets `campaigns` accepted drafts live from their purchase to their end through the server's calls, by the world's clock. */
export async function liveHostile(seed: number, campaigns: number): Promise<HostileReport> {
  const shop = await openCampaigns({ config: { daily_limits: { drafts: 0, uploads: 0 } } });
  for (const pair of PLATFORM_PAIRS)
    if (networkPlanField({ ...pair, campaign_type: 'REACH' }) === undefined) await shop.app.seedPlans(1, pair);
  const sellers = await Promise.all(Array.from({ length: ACCOUNTS }, () => seedSeller(shop)));
  const refused = new Map<string, number>();
  const bought: { readonly seller: Seller; readonly id: number; readonly drawn: Hostile }[] = [];
  const of = { combinations: COMBINATIONS, files: FILES.length };
  // Most drafts are refused, so more are drawn than live.
  for (const [index, drawn] of drawHostile(seed, campaigns * 20, shop.today(), of).entries()) {
    if (bought.length >= campaigns) break;
    const seller = sellers[index % ACCOUNTS]!;
    const outcome = await buyHostile(shop, seller, drawn);
    if (typeof outcome === 'number') bought.push({ seller, id: outcome, drawn });
    else count(refused, outcome);
  }
  await shop.app.moveWorld(LIFE_DAYS * DAY_HOURS);
  const ends = new Map<string, number>();
  const stuck: string[] = [];
  for (const { seller, id, drawn } of bought) {
    const { state, reason } = await shop.read(seller.account, { id });
    count(ends, `${state} ${reason ?? ''}`.trim());
    const isOver = state === 'REJECTED' || (state === 'INACTIVE' && reason !== 'paused');
    if (!isOver) stuck.push(`${state} ${reason ?? ''}: ${JSON.stringify(drawn.change)}`);
  }
  const errors = shop.app.takeErrors().map(({ error, what }) => `${what}: ${String(error)}`);
  await shop.app.close();
  return { accepted: bought.length, refused, errors: [...new Set(errors)], stuck, ends };
}

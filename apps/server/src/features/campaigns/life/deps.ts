import type { ContentState } from '@jarchi/domain/campaigns/rules/content-rules.ts';
import type { Metric } from '@jarchi/domain/campaigns/goals.ts';
import type { CampaignDraft, DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import type { LedgerEntry } from '@jarchi/domain/money/ledger.ts';
import type { Place } from '@jarchi/domain/team/team.ts';
import type { MeasurementSource } from '@jarchi/domain/reports/reports.ts';
import type { HourFigures } from '#connectors/platforms/platform-connector.ts';
import type { CampaignRef } from '#features/campaigns/life/campaign-ref.ts';
import type { Notify } from '#features/notifications/notifications.service.ts';
import type { Tx } from '#infra/store/tenancy.ts';

export interface LedgerTransaction {
  readonly kind: 'hold' | 'release' | 'capture' | 'refund';
  readonly entries: readonly LedgerEntry[];
  readonly idempotency_key: string;
  readonly at: Date;
  readonly campaign_id: number;
  readonly placement_id?: number;
  readonly units?: number;
}

/** The ledger as campaigns use it, inside their own transaction. A campaign is always locked before its account. */
export interface CampaignLedger {
  /** Posts all transactions of a turn; a key that was posted before posts nothing. */
  post(tx: Tx, accountId: number, transactions: readonly LedgerTransaction[]): Promise<unknown>;
  /** The account's money as it is now. */
  readBalances(tx: Tx, accountId: number): Promise<{ readonly available: number; readonly held: number; readonly debt_limit: number }>;
  /** The account's money, locked: no other transaction moves it before this one ends. */
  lockBalances(tx: Tx, accountId: number): Promise<{ readonly available: number; readonly held: number; readonly debt_limit: number }>;
}

/** Figures of a campaign that a source measured, collected at once. */
export interface MeasuredBatch {
  readonly account_id: number;
  readonly campaign_id: number;
  readonly source: MeasurementSource;
  readonly collected_at: Date;
  readonly rows: readonly (HourFigures & {
    readonly placement_id: number;
    /** The metric whose units are paid in this hour, if there is one, and whether they are settled. */
    readonly paid?: { readonly metric: Metric; readonly is_settled: boolean };
  })[];
}

/** A figure that counts and did not: the difference from what stood for its hour. */
export interface CountedFigure {
  readonly placement_id: number;
  /** Start of the hour, ms. */
  readonly hour: number;
  readonly metric: Metric;
  readonly added: number;
}

/** Stores measured hours, and tells which count anew; reads the campaign's accepted totals. */
export interface MeasurementSink {
  ingest(tx: Tx, batch: MeasuredBatch): Promise<readonly CountedFigure[]>;
  readTotals(
    tx: Tx,
    accountId: number,
    campaignId: number,
  ): Promise<{ readonly reach: number; readonly views: number; readonly clicks: number }>;
}

/** A content that a publisher delivered, as a campaign's life needs to know it. */
export interface DeliveredContent {
  readonly id: number;
  readonly placement_id: number;
  readonly attempt: number;
  readonly caption: string;
  readonly state: ContentState;
  readonly created: Date;
  readonly due_at: Date;
  readonly decided_at: Date | null;
}

/** A content that a publisher made; its files are already stored. */
export interface MadeContent {
  readonly attempt: number;
  readonly files: readonly DraftFile[];
  readonly caption: string;
}

export interface NewContent extends MadeContent {
  readonly account_id: number;
  readonly campaign_id: number;
  readonly placement_id: number;
  readonly due_at: Date;
  readonly created: Date;
}

export interface ContentVerdict {
  readonly state: Exclude<ContentState, 'pending'>;
  readonly advertiser_comment?: string;
  readonly attachments?: readonly DraftFile[];
}

/** Stores the contents that publishers made for campaigns. */
export interface ContentStore {
  /** All of a campaign, in the order of delivery. */
  listContents(tx: Tx, accountId: number, campaignId: number): Promise<readonly DeliveredContent[]>;
  addContent(tx: Tx, content: NewContent): Promise<void>;
  /** Decides the content of this placement that waits for a decision, if there is one. */
  decideOpen(tx: Tx, placement: Pick<NewContent, 'account_id' | 'placement_id'>, verdict: ContentVerdict, at: Date): Promise<void>;
}

/** Placements that are ordered, and the brief with the page to which their links lead. */
export interface LinkOrder {
  readonly account_id: number;
  readonly campaign_id: number;
  readonly brief: CampaignDraft;
  readonly placements: readonly { readonly id: number; readonly username: string }[];
  readonly now: number;
}

/** Hears of each turn of a campaign, in its transaction. */
export type WatchTurn = (tx: Tx, campaign: CampaignRef, now: number) => Promise<void>;

/** The members of an account, as spending knows them. */
export interface MemberSource {
  /** A member's role, and the most that they may spend at once, in toman; null: no ceiling. Undefined for who is no member. */
  findPlace(tx: Tx, accountId: number, userId: number): Promise<Place | undefined>;
  listOwners(tx: Tx, accountId: number): Promise<readonly number[]>;
  /** Empty if they gave none. */
  findName(tx: Tx, userId: number): Promise<string>;
}

export interface LifeDeps {
  readonly watchTurn: WatchTurn;
  readonly notify: Notify;
  readonly ledger: CampaignLedger;
  readonly measurements: MeasurementSink;
  readonly contents: ContentStore;
  /** Makes the tracked links of placements that are ordered; one that has a link keeps it. */
  makeLinks(tx: Tx, order: LinkOrder): Promise<void>;
  readonly members: MemberSource;
}

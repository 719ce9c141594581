import type { ContentState } from '@jarchi/domain/campaigns/rules/content-rules.ts';
import type { DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import type { LedgerEntry } from '@jarchi/domain/money/ledger.ts';
import type { MeasurementSource } from '@jarchi/domain/reports/reports.ts';
import type { HourFigures } from '#connectors/platforms/platform-connector.ts';
import type { PriceSource } from '#features/campaigns/quote/quote-sources.ts';
import type { Notify } from '#features/notifications/notifications.service.ts';
import type { Tx } from '#infra/store/tenancy.ts';

export interface LedgerTransaction {
  readonly kind: 'hold' | 'release' | 'capture' | 'refund';
  readonly entries: readonly LedgerEntry[];
  readonly idempotency_key: string;
  readonly at: Date;
  readonly campaign_id: number;
}

/** The ledger as campaigns use it, inside their own transaction. Whoever locks a campaign does so before its account. */
export interface CampaignLedger {
  /** All of a turn; a key that was posted before posts nothing. */
  post(tx: Tx, accountId: number, transactions: readonly LedgerTransaction[]): Promise<unknown>;
  /** What the account has; nobody else moves its money before this transaction ends. */
  lockBalances(tx: Tx, accountId: number): Promise<{ readonly available: number; readonly held: number; readonly debt_limit: number }>;
}

/** What a source measured of a campaign, collected at once. */
export interface MeasuredBatch {
  readonly account_id: number;
  readonly campaign_id: number;
  readonly source: MeasurementSource;
  readonly collected_at: Date;
  readonly rows: readonly (HourFigures & { readonly placement_id: number })[];
}

/** Where measured hours go; answers the campaign's accepted totals. */
export interface MeasurementSink {
  ingest(tx: Tx, batch: MeasuredBatch): Promise<void>;
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

export interface NewContent {
  readonly account_id: number;
  readonly campaign_id: number;
  readonly placement_id: number;
  readonly attempt: number;
  readonly files: readonly DraftFile[];
  readonly caption: string;
  readonly due_at: Date;
  readonly created: Date;
}

export interface ContentVerdict {
  readonly state: Exclude<ContentState, 'pending'>;
  readonly advertiser_comment?: string;
  readonly attachments?: readonly DraftFile[];
}

/** Where contents stand that publishers made for campaigns. */
export interface ContentStore {
  /** All of a campaign, in the order of delivery. */
  listContents(tx: Tx, accountId: number, campaignId: number): Promise<readonly DeliveredContent[]>;
  addContent(tx: Tx, content: NewContent): Promise<void>;
  /** On what waits for a decision on this placement, if anything does. */
  decideOpen(tx: Tx, placement: Pick<NewContent, 'account_id' | 'placement_id'>, verdict: ContentVerdict, at: Date): Promise<void>;
}

export interface LifeDeps {
  readonly notify: Notify;
  readonly ledger: CampaignLedger;
  readonly measurements: MeasurementSink;
  readonly contents: ContentStore;
  readonly prices: Pick<PriceSource, 'listDiscounts'>;
}

import type { ContentState } from '@jarchi/domain/campaigns/rules/content-rules.ts';
import type { DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import type { MeasurementSource } from '@jarchi/domain/reports/reports.ts';
import type { HourFigures } from '#connectors/platforms/platform-connector.ts';
import type { CampaignLedger } from '#features/campaigns/campaigns.money.ts';
import type { PriceSource } from '#features/campaigns/orders/quote-sources.ts';
import type { TransitionDeps } from '#features/campaigns/campaigns.transitions.ts';
import type { Tx } from '#infra/tenancy.ts';

/** Where measured hours go; answers the campaign's accepted totals. */
export interface MeasurementSink {
  ingest(
    tx: Tx,
    accountId: number,
    campaignId: number,
    source: MeasurementSource,
    collectedAt: Date,
    rows: readonly (HourFigures & { readonly placement_id: number })[],
  ): Promise<void>;
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
export interface ContentShelf {
  /** All of a campaign, in the order of delivery. */
  listContents(tx: Tx, accountId: number, campaignId: number): Promise<readonly DeliveredContent[]>;
  addContent(tx: Tx, content: NewContent): Promise<void>;
  decideContent(tx: Tx, accountId: number, id: number, verdict: ContentVerdict, at: Date): Promise<void>;
}

export interface LifeDeps extends TransitionDeps {
  readonly ledger: CampaignLedger;
  readonly measurements: MeasurementSink;
  readonly contents: ContentShelf;
  readonly prices: Pick<PriceSource, 'listDiscounts'>;
  readonly source: MeasurementSource;
}

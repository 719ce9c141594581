import type { LifeCampaign } from '@jarchi/domain/campaigns/life/campaign.ts';
import type { HistoryFacts } from '@jarchi/domain/campaigns/turn/history.ts';
import type { MeasurementSource } from '@jarchi/domain/reports/reports.ts';
import type { HourFigures } from '#connectors/platforms/platform-connector.ts';
import type { CampaignRecord, NewCampaign, NewPlacement, PlacementRecord } from '#features/campaigns/rows/campaigns.repository.ts';
import type { Candidate } from './candidate.ts';
import type { Doer } from '#infra/http/caller.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import type { ContentVerdict, LifeDeps, MadeContent } from './deps.ts';

/** A campaign as its rows store it, and as its life. */
export interface StoredLife {
  readonly row: CampaignRecord;
  readonly placements: readonly PlacementRecord[];
  readonly life: LifeCampaign;
}

/** What a person's act brings besides the command. */
export interface Said {
  /** The key under which the act is done once. */
  readonly key: string;
  readonly doer: Doer;
  readonly facts?: HistoryFacts;
  readonly content?: ContentVerdict;
  /** Columns of the campaign that change with it. */
  readonly change?: Partial<NewCampaign>;
  /** The placements of a new price; they replace the old ones. */
  readonly placements?: readonly NewPlacement[];
}

/** What was seen outside and the life itself does not need. */
export interface SeenBeside {
  readonly source: MeasurementSource;
  /** Figures by placement and hour. */
  readonly hours: ReadonlyMap<number, readonly HourFigures[]>;
  readonly contents: ReadonlyMap<number, MadeContent>;
  readonly posts: ReadonlyMap<number, string>;
  /** Publishers who may take the shares of others, by placement. */
  readonly candidates: ReadonlyMap<number, Candidate>;
}

/** A transaction in which campaigns change, with its dependencies and its instant (ms). */
export interface Writing<D extends LifeDeps = LifeDeps> {
  readonly tx: Tx;
  readonly deps: D;
  readonly now: number;
}

/** What is saved with a turn and its facts do not contain. */
export interface Beside {
  readonly said?: Said;
  readonly seen?: SeenBeside;
  /** When the campaign is looked at again (ms); undefined when no look is due. */
  readonly nextAt: number | undefined;
}

import type { CampaignType, MediaType } from '@jarchi/domain/platforms/platforms.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { listPaymentNames, type StatementMove } from './statement.repository.ts';

export interface CampaignName {
  readonly title: string;
  readonly campaign_type: CampaignType;
  readonly media_type: MediaType;
}

/** What the statement asks of campaigns, inside its own transaction. */
export interface StatementCauses {
  nameCampaigns(tx: Tx, accountId: number, ids: readonly number[]): Promise<ReadonlyMap<number, CampaignName>>;
  /** The publishers of placements. */
  namePlacements(tx: Tx, accountId: number, ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
  /** Campaigns with this text in their title. */
  findByTitle(tx: Tx, accountId: number, text: string): Promise<readonly number[]>;
}

/** A move with what caused it. */
export interface NamedMove extends StatementMove {
  readonly campaign: CampaignName | null;
  readonly placement_title: string | null;
  readonly gateway: string | null;
  readonly tracking_number: string | null;
}

const idsOf = (moves: readonly StatementMove[], key: 'campaign_id' | 'placement_id' | 'payment_id'): number[] => [
  ...new Set(moves.flatMap((move) => move[key] ?? [])),
];

export async function nameMoves(tx: Tx, accountId: number, moves: readonly StatementMove[], causes: StatementCauses): Promise<NamedMove[]> {
  const campaigns = await causes.nameCampaigns(tx, accountId, idsOf(moves, 'campaign_id'));
  const placements = await causes.namePlacements(tx, accountId, idsOf(moves, 'placement_id'));
  const payments = await listPaymentNames(tx, accountId, idsOf(moves, 'payment_id'));
  const find = <T>(map: ReadonlyMap<number, T>, id: number | null): T | null => (id === null ? null : (map.get(id) ?? null));
  return moves.map((move) => {
    const paid = find(payments, move.payment_id);
    return {
      ...move,
      campaign: find(campaigns, move.campaign_id),
      placement_title: find(placements, move.placement_id),
      gateway: paid?.gateway ?? null,
      tracking_number: paid?.tracking_number ?? null,
    };
  });
}

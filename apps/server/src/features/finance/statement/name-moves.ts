import type { CampaignType, MediaType } from '@jarchi/domain/platforms/platforms.ts';
import { DOCUMENT_CAUSES } from '@jarchi/domain/documents/document-causes.ts';
import type { DocumentKind } from '@jarchi/domain/documents/document-kinds.ts';
import type { RequestKind } from '@jarchi/domain/money/requests/money-requests.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { listPaymentNames, type StatementMove } from './statement.repository.ts';

export interface CampaignName {
  readonly title: string;
  readonly campaign_type: CampaignType;
  readonly media_type: MediaType;
}

/** A document that was issued for a move. */
export interface MoveDocument {
  readonly id: number;
  readonly kind: DocumentKind;
  readonly number: string;
}

/** What the statement asks of campaigns, requests and documents, inside its own transaction. */
export interface StatementCauses {
  nameCampaigns(tx: Tx, accountId: number, ids: readonly number[]): Promise<ReadonlyMap<number, CampaignName>>;
  /** The publishers of placements. */
  namePlacements(tx: Tx, accountId: number, ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
  /** Campaigns with this text in their title. */
  findByTitle(tx: Tx, accountId: number, text: string): Promise<readonly number[]>;
  /** The kinds of requests of money. */
  nameRequests(tx: Tx, accountId: number, ids: readonly number[]): Promise<ReadonlyMap<number, RequestKind>>;
  /** The documents of these causes (domain: DOCUMENT_CAUSES), by their cause. */
  nameDocuments(tx: Tx, accountId: number, causes: readonly string[]): Promise<ReadonlyMap<string, MoveDocument>>;
}

/** A move with what caused it. */
export interface NamedMove extends StatementMove {
  readonly campaign: CampaignName | null;
  readonly placement_title: string | null;
  readonly gateway: string | null;
  readonly tracking_number: string | null;
}

/** A move with the request and the document that it belongs to. */
export interface LinkedMove extends NamedMove {
  readonly money_request_kind: RequestKind | null;
  readonly document: MoveDocument | null;
}

type CauseKey = 'campaign_id' | 'placement_id' | 'payment_id' | 'money_request_id';
const idsOf = (moves: readonly StatementMove[], key: CauseKey): number[] => [...new Set(moves.flatMap((move) => move[key] ?? []))];

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

/** Why a document of the move was made, if there can be one. Several refunds in a line have a credit note each, and the line names none. */
function findDocumentCause({ kind, id, campaign_id, entries }: StatementMove): string | undefined {
  if (kind === 'charge') return DOCUMENT_CAUSES.charge(id);
  if (kind === 'refund' && entries === 1) return DOCUMENT_CAUSES.refund(id);
  return kind === 'capture' && campaign_id !== null ? DOCUMENT_CAUSES.campaign(campaign_id) : undefined;
}

/** Moves with their names, and what else a person can open of them. */
export async function linkMoves(
  tx: Tx,
  accountId: number,
  moves: readonly StatementMove[],
  causes: StatementCauses,
): Promise<LinkedMove[]> {
  const named = await nameMoves(tx, accountId, moves, causes);
  const requests = await causes.nameRequests(tx, accountId, idsOf(moves, 'money_request_id'));
  const documents = await causes.nameDocuments(tx, accountId, [...new Set(moves.flatMap((move) => findDocumentCause(move) ?? []))]);
  return named.map((move) => ({
    ...move,
    money_request_kind: requests.get(move.money_request_id ?? 0) ?? null,
    document: documents.get(findDocumentCause(move) ?? '') ?? null,
  }));
}

import { randomUUID } from 'node:crypto';
import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import type { CredentialChange } from '@jarchi/domain/session/credential-proofs.ts';
import { hashToken } from '#infra/crypto/credentials.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { deleteRequest, insertRequest, lockRequest, type RequestRecord } from './factors.repository.ts';

/** `proof:…`: a proof of who the person is, for one kind of change; `phone_request`: one for another phone that has no documents yet. */
export type RequestKind = 'phone_request' | 'password_reset' | 'passkey_add' | 'passkey_sign_in' | `proof:${CredentialChange}`;

export interface NewRequest {
  readonly kind: RequestKind;
  /** The mark of the browser that begins it. */
  readonly door: string;
  readonly user_id: number | null;
  readonly challenge: string;
  readonly ttlMs: number;
  /** Wall time, ms. */
  readonly now: number;
}

/** Begins something that only this browser can finish, once, in time. */
export async function beginRequest(tx: Tx, { kind, door, user_id, challenge, ttlMs, now }: NewRequest) {
  const id = randomUUID();
  const expires_at = new Date(now + ttlMs);
  await insertRequest(tx, { id, kind, door_hash: hashToken(door), user_id, challenge, expires_at }, new Date(now));
  return { request_id: id, expires_at: expires_at.toISOString() };
}

export interface PresentedRequest {
  readonly kind: RequestKind;
  readonly id: string;
  readonly door: string | undefined;
  readonly now: number;
}

/** The request that this browser began, still to be used up with `useUp`. */
export async function openRequest(
  tx: Tx,
  { kind, id, door, now }: PresentedRequest,
): Promise<Result<RequestRecord, RefusalOf<'challenge_over'>>> {
  const row = door === undefined ? undefined : await lockRequest(tx, { id, kind, door_hash: hashToken(door) });
  return row && now < row.expires_at.getTime() ? succeed(row) : refuse({ code: 'challenge_over' });
}

/** Takes the request that this browser began: it cannot be used again, whatever comes of it. */
export async function takeRequest(tx: Tx, presented: PresentedRequest): Promise<Result<RequestRecord, RefusalOf<'challenge_over'>>> {
  const opened = await openRequest(tx, presented);
  if (opened.ok) await deleteRequest(tx, opened.value.id);
  return opened;
}

import type { CallAnswer } from '@jarchi/contract/types.ts';
import { personApi } from '#api/person-api.ts';

export type ReceivedInvitation = CallAnswer<'team', 'listReceivedInvitations'>['results'][number];

export async function listOwnInvitations(signal: AbortSignal): Promise<readonly ReceivedInvitation[]> {
  return (await personApi.team.listReceivedInvitations({}, { signal })).results;
}

/** The account that opened; null after a no. */
export async function answerOwnInvitation(received: number, is_accepted: boolean): Promise<string | null> {
  return (await personApi.team.answerInvitation({ params: { received }, body: { is_accepted } })).account;
}

export async function openOwnAccount(): Promise<string> {
  return (await personApi.session.openAccount({ body: {} })).account;
}

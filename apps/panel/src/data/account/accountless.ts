import { createCaller } from '@jarchi/api-client/caller.ts';
import { sessionCalls } from '@jarchi/contract/session/session.calls.ts';
import { teamCalls } from '@jarchi/contract/team/team.calls.ts';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { runAlone } from '@jarchi/client-state/session/run-alone.ts';
import { runtimeConfig } from '#api/runtime-config.ts';

export type ReceivedInvitation = CallAnswer<'team', 'listReceivedInvitations'>['results'][number];

/** Asks in the person's own name, who may have no account. */
const { team, session } = createCaller({ app: 'person', bases: runtimeConfig.bases, runAlone }).bind({
  team: teamCalls,
  session: sessionCalls,
});

export async function listOwnInvitations(signal: AbortSignal): Promise<readonly ReceivedInvitation[]> {
  return (await team.listReceivedInvitations({}, { signal })).results;
}

/** The account that opened; null after a no. */
export async function answerOwnInvitation(received: number, is_accepted: boolean): Promise<string | null> {
  return (await team.answerInvitation({ params: { received }, body: { is_accepted } })).account;
}

export async function openOwnAccount(): Promise<string> {
  return (await session.openAccount({ body: {} })).account;
}

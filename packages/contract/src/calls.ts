import { attachmentsCalls } from './attachments/attachments.calls.ts';
import type { CallTable } from './call.ts';
import { channelsCalls } from './channels/channels.calls.ts';
import { commonCalls } from './common-calls.ts';
import { credentialsCalls } from './credentials/credentials.calls.ts';
import { documentsCalls } from './documents/documents.calls.ts';
import { helpCalls } from './help/help.calls.ts';
import { moneyRequestsCalls } from './money-requests/money-requests.calls.ts';
import { phoneRequestsCalls } from './phone-requests/phone-requests.calls.ts';
import { profileCalls } from './profile/profile.calls.ts';
import { rehearsalCalls } from './rehearsal/rehearsal.calls.ts';
import { stuckCalls } from './stuck/stuck.calls.ts';
import { teamCalls } from './team/team.calls.ts';
import { ticketsCalls } from './tickets/tickets.calls.ts';

/** The calls of a few pages, which load them by themselves. */
const rareCalls = {
  documents: documentsCalls,
  moneyRequests: moneyRequestsCalls,
  attachments: attachmentsCalls,
  rehearsal: rehearsalCalls,
  help: helpCalls,
  credentials: credentialsCalls,
  team: teamCalls,
  profile: profileCalls,
  tickets: ticketsCalls,
  channels: channelsCalls,
  stuck: stuckCalls,
  phoneRequests: phoneRequestsCalls,
} as const satisfies Readonly<Record<string, CallTable>>;

/** Every HTTP call of the product, by slice. */
export const calls = { ...commonCalls, ...rareCalls };

export type Calls = typeof calls;
export type Slice = keyof Calls;

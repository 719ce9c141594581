import { attachmentsCalls } from './attachments/attachments.calls.ts';
import type { CallTable } from './call.ts';
import { channelsCalls } from './channels/channels.calls.ts';
import { commonCalls } from './common-calls.ts';
import { documentsCalls } from './documents/documents.calls.ts';
import { helpCalls } from './help/help.calls.ts';
import { moneyRequestsCalls } from './money-requests/money-requests.calls.ts';
import { rehearsalCalls } from './rehearsal/rehearsal.calls.ts';

/** The calls of a few pages, which load them by themselves. */
const rareCalls = {
  documents: documentsCalls,
  moneyRequests: moneyRequestsCalls,
  attachments: attachmentsCalls,
  rehearsal: rehearsalCalls,
  help: helpCalls,
  channels: channelsCalls,
} as const satisfies Readonly<Record<string, CallTable>>;

/** Every HTTP call of the product, by slice. */
export const calls = { ...commonCalls, ...rareCalls };

export type Calls = typeof calls;
export type Slice = keyof Calls;

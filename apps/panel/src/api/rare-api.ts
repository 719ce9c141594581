import { attachmentsCalls } from '@jarchi/contract/attachments/attachments.calls.ts';
import { documentsCalls } from '@jarchi/contract/documents/documents.calls.ts';
import { helpCalls } from '@jarchi/contract/help/help.calls.ts';
import { moneyRequestsCalls } from '@jarchi/contract/money-requests/money-requests.calls.ts';
import { rehearsalCalls } from '@jarchi/contract/rehearsal/rehearsal.calls.ts';
import { caller } from './caller.ts';

/** Calls of a few pages, so that no other page loads their tables. */
export const rareApi = caller.bind({
  documents: documentsCalls,
  moneyRequests: moneyRequestsCalls,
  attachments: attachmentsCalls,
  rehearsal: rehearsalCalls,
  help: helpCalls,
});

import { attachmentsCalls } from '@jarchi/contract/attachments/attachments.calls.ts';
import { documentsCalls } from '@jarchi/contract/documents/documents.calls.ts';
import { moneyRequestsCalls } from '@jarchi/contract/money-requests/money-requests.calls.ts';
import { rehearsalCalls } from '@jarchi/contract/rehearsal/rehearsal.calls.ts';
import { caller } from '../caller.ts';

// The texts of their refusals come while the page is read; before them, and without them, a refusal has the text of any other.
void import('./rare-words.ts').catch(() => undefined);

/** Calls of the pages of money, so that no other page loads their table. */
export const moneyApi = caller.bind({
  documents: documentsCalls,
  moneyRequests: moneyRequestsCalls,
  attachments: attachmentsCalls,
  rehearsal: rehearsalCalls,
});

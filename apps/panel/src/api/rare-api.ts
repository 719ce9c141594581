import { attachmentsCalls } from '@jarchi/contract/attachments/attachments.calls.ts';
import { moneyRequestsCalls } from '@jarchi/contract/money-requests/money-requests.calls.ts';
import { caller } from './caller.ts';

/** Calls of a few pages, so that no other page loads their tables. */
export const rareApi = caller.bind({ moneyRequests: moneyRequestsCalls, attachments: attachmentsCalls });

import { phoneRequestsCalls } from '@jarchi/contract/phone-requests/phone-requests.calls.ts';
import { caller } from '../caller.ts';

/** Calls of a request for another phone, so that no other page loads their table. */
export const phoneRequestsApi = caller.bind({ phoneRequests: phoneRequestsCalls }).phoneRequests;

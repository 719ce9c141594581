import { PHONE_REQUEST_STATES } from '@jarchi/domain/session/phone-requests.ts';
import { oneOf } from '@jarchi/shell/list/address-parts.ts';
import { defineList, getWindow, type StateOf } from '@jarchi/shell/list/define-list.ts';
import type { PhoneRequestTab } from './phone-requests.fa.ts';

export const PHONE_REQUEST_TABS = [...PHONE_REQUEST_STATES, 'all'] as const satisfies readonly PhoneRequestTab[];

/** Without a choice, the requests that wait. */
export const phoneRequestsList = defineList({ sizes: [20], parts: { tab: oneOf('state', PHONE_REQUEST_TABS, 'waiting') } });

export function getPhoneRequestsQuery(state: StateOf<typeof phoneRequestsList>) {
  return { ...getWindow(state), state: state.tab === 'all' ? undefined : state.tab };
}

import { oneOf } from '@jarchi/shell/list/address-parts.ts';
import { defineList, getWindow, type StateOf } from '@jarchi/shell/list/define-list.ts';
import { REQUEST_STATES } from '#data/official-requests.ts';

/** Without a choice, the requests that wait for their invoice. */
export const officialList = defineList({ sizes: [20], parts: { tab: oneOf('state', REQUEST_STATES, 'requested') } });

export const getOfficialQuery = (state: StateOf<typeof officialList>) => ({ ...getWindow(state), state: state.tab });

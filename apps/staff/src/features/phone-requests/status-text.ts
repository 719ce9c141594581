import type { PhoneRequest } from '#data/phone-requests.ts';
import { instantText } from '#features/cases/public.ts';
import { phoneRequestsFa } from './phone-requests.fa.ts';

const fa = phoneRequestsFa.status;

/** Explains the decisions that this member may take. `now`: when the request was read. */
export function statusText(request: PhoneRequest, now: number): string {
  const { state, ground, approvals, until, is_own, decisions } = request;
  if (state !== 'waiting') return phoneRequestsFa.over[state];
  if (is_own) return fa.own;
  const isDue = Date.parse(until) <= now;
  if (ground === 'session') return isDue ? fa.sessionDue : fa.session(instantText(until));
  if (decisions.includes('approve')) return approvals === 0 ? fa.none : fa.one;
  if (approvals < 2) return fa.mine;
  return isDue ? fa.bothDue : fa.both(instantText(until));
}

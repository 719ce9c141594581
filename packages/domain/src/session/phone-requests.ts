import { HOUR_MS } from '#calendar/durations.ts';
import { isReason } from '#money/requests/money-requests.ts';
import { refuse, type Result, succeed } from '#result.ts';

/**
 * Another phone for a person who has no proof: no password, no passkey, and the present phone is lost. Who is signed in waits; who is not
 * shows documents, about which two members of staff decide.
 */
export const PHONE_REQUEST_GROUNDS = ['session', 'documents'] as const;
export type PhoneRequestGround = (typeof PHONE_REQUEST_GROUNDS)[number];

/**
 * `waiting`: the phone, e-mail and sessions of the person can stop it. `failed`: somebody else signs in with the new phone by now.
 * One without documents yet is no request, and is in no state.
 */
export const PHONE_REQUEST_STATES = ['waiting', 'done', 'stopped', 'refused', 'failed'] as const;
export type PhoneRequestState = (typeof PHONE_REQUEST_STATES)[number];

/** By what a request was stopped: a session of the person, or the link that their phone and e-mail got. */
export const PHONE_REQUEST_STOPS = ['session', 'link'] as const;
export type PhoneRequestStop = (typeof PHONE_REQUEST_STOPS)[number];

/** How long a request waits: those who have the person's phone, e-mail or sessions have so long to stop it. */
export const PHONE_REQUEST_WAIT_MS = 72 * HOUR_MS;
/** How long somebody without a session has to send documents. */
export const PHONE_DRAFT_TTL_MS = HOUR_MS;
export const PHONE_DOCUMENTS_MAX = 4;
/** The most requests for one new phone, or about one typed login, in 24 hours, whether the login exists or not. */
export const PHONE_REQUESTS_PER_DAY = 3;
export const PHONE_STORY_MAX = 1000;

interface DecidableRequest {
  readonly state: PhoneRequestState;
  readonly ground: PhoneRequestGround;
  /** The members who have approved, the first one first. */
  readonly first_staff: number | null;
  readonly second_staff: number | null;
  /** Until when it can be stopped, ms. */
  readonly until: number;
}

/** Whether a request is carried out now: its wait is over, nobody stopped it, and two members approved where documents decide. */
export function isPhoneRequestDue({ state, ground, second_staff, until }: DecidableRequest, now: number): boolean {
  return state === 'waiting' && now >= until && (ground === 'session' || second_staff !== null);
}

/** The decisions of staff. A request from a session needs no approval. */
export const PHONE_DECISIONS = ['approve', 'refuse'] as const;
export type PhoneDecision = (typeof PHONE_DECISIONS)[number];

/** The decisions that a member may take, after those of others. */
export function listPhoneDecisions(request: DecidableRequest, staffId: number): PhoneDecision[] {
  if (request.state !== 'waiting') return [];
  const isApprovable = request.ground === 'documents' && request.second_staff === null && request.first_staff !== staffId;
  return isApprovable ? ['approve', 'refuse'] : ['refuse'];
}

interface Said {
  readonly decision: PhoneDecision;
  readonly reason: string;
}

type DecisionChange = Partial<Pick<DecidableRequest, 'state' | 'first_staff' | 'second_staff'>>;
type DecisionRefusal = { readonly code: 'phone_request_over' | 'own_request' | 'reason_required' };

/** The change that a decision makes. Each decision needs a reason: what the member saw on the documents. */
export function decidePhoneRequest(
  request: DecidableRequest,
  { decision, reason }: Said,
  staffId: number,
): Result<DecisionChange, DecisionRefusal> {
  const may = listPhoneDecisions(request, staffId);
  if (request.state === 'waiting' && decision === 'approve' && request.first_staff === staffId) return refuse({ code: 'own_request' });
  if (!may.includes(decision)) return refuse({ code: 'phone_request_over' });
  if (!isReason(reason)) return refuse({ code: 'reason_required' });
  if (decision === 'refuse') return succeed({ state: 'refused' });
  return succeed(request.first_staff === null ? { first_staff: staffId } : { second_staff: staffId });
}

import { z } from 'zod';
import { REASON_MAX } from '@jarchi/domain/money/requests/money-requests.ts';
import { LOGIN_MAX } from '@jarchi/domain/session/login.ts';
import {
  PHONE_DECISIONS,
  PHONE_REQUEST_GROUNDS,
  PHONE_REQUEST_STATES,
  PHONE_REQUEST_STOPS,
  PHONE_STORY_MAX,
} from '@jarchi/domain/session/phone-requests.ts';
import { attachmentShape } from '../attachments/attachments.schemas.ts';
import { count, instant, paging, pathId, type SchemasFor } from '../schema.ts';
import { otpCode, platform } from '../session/session.schemas.ts';
import type { phoneRequestsCalls } from './phone-requests.calls.ts';
import { longText, opaqueText, shortText } from '../shapes/texts.ts';

const id = z.number().int();
const state = z.enum(PHONE_REQUEST_STATES);
const ground = z.enum(PHONE_REQUEST_GROUNDS);
const sentCode = { request_id: z.uuid(), code: otpCode };
const key = opaqueText().min(1).max(60);

/** What the person and who has their phone or e-mail see of a request. The new phone shows its last four digits only. */
const shown = z.strictObject({ id, ground, state, phone_end: z.string(), created: instant, until: instant });

/** What was said about a request, and by whom. `away`: the new phone asked without a session; `system`: the job that carries it out. */
const entry = z.strictObject({
  at: instant,
  what: z.enum(['asked', 'approved', 'refused', 'stopped', 'done', 'failed']),
  by: z.enum(['person', 'away', 'staff', 'system']),
  stopped_by: z.enum(PHONE_REQUEST_STOPS).nullable(),
  staff_name: z.string().nullable(),
  reason: z.string(),
});

const row = {
  id,
  ground,
  state,
  created: instant,
  /** Until when it can be stopped; carried out no earlier. */
  until: instant,
  /** How many members have approved; two do, where documents decide. */
  approvals: count,
  person: z.strictObject({ id, name: z.string(), username: z.string(), is_frozen: z.boolean() }),
  new_phone: z.string(),
  /** The person is the caller, or shares an account with them: others decide. */
  is_own: z.boolean(),
};

const full = z.strictObject({
  ...row,
  /** How the request names the person. */
  login: z.string(),
  present_phone: z.string().nullable(),
  /** Of a confirmed e-mail. */
  email: z.string().nullable(),
  /** The accounts of the person, by slug and title. */
  accounts: z.array(z.strictObject({ account: z.string(), title: z.string(), owner_name: z.string() })),
  story: z.string(),
  documents: z.array(attachmentShape),
  entries: z.array(entry),
  /** Other requests about the same person, newest first, ten at most. */
  earlier: z.array(z.strictObject({ id, state, created: instant })),
  /** What the caller may decide now. */
  decisions: z.array(z.enum(PHONE_DECISIONS)),
});

const draft = z.strictObject({ draft: z.uuid(), expires_at: instant });
const ofDraft = z.object({ draft: z.uuid() });
const ofRequest = z.object({ request: pathId });

export const phoneRequestsSchemas = {
  askPhone: { body: z.object(sentCode), response: shown },
  listOwnPhoneRequests: { response: z.strictObject({ results: z.array(shown) }) },
  stopPhoneRequest: { params: ofRequest, body: z.object({}), response: shown },
  beginPhoneRequest: { body: z.object({ login: shortText().min(1).max(LOGIN_MAX), ...sentCode, platform }), response: draft },
  sendPhoneDocument: { params: ofDraft, response: attachmentShape },
  finishPhoneRequest: {
    params: ofDraft,
    body: z.object({ story: longText().max(PHONE_STORY_MAX), platform }),
    /** Until when it waits, if anybody has that name. */
    response: z.strictObject({ until: instant }),
  },
  readPhoneRequest: { body: z.object({ key }), response: shown },
  stopPhoneRequestByLink: { body: z.object({ key }), response: shown },
  listPhoneRequests: {
    query: z.object({ ...paging, state: state.optional() }),
    response: z.strictObject({ count, results: z.array(z.strictObject(row)), counts: z.record(state, count) }),
  },
  getPhoneRequest: { params: ofRequest, response: full },
  decidePhoneRequest: {
    params: ofRequest,
    body: z.object({ decision: z.enum(PHONE_DECISIONS), reason: shortText().max(REASON_MAX) }),
    response: full,
  },
  getPhoneDocument: { params: z.object({ request: pathId, document: pathId }) },
} as const satisfies SchemasFor<typeof phoneRequestsCalls>;

import type { CallTable } from '../call.ts';

/** The refusals of a code that was sent to a phone. */
const ofCode = ['otp_wrong', 'otp_expired', 'otp_used', 'otp_replaced', 'otp_too_many_tries', 'otp_not_found'] as const;

/** Another phone for a person without a proof: it waits, can be stopped, and without a session two members of staff decide. */
export const phoneRequestsCalls = {
  askPhone: {
    method: 'POST',
    host: 'accounts',
    path: '/auth/phone-requests',
    access: 'user',
    needsCsrf: true,
    errors: [...ofCode, 'phone_taken', 'phone_request_waits'],
    summary:
      'Asks for the phone that received the code, without a proof: after 72 hours it is the phone of the person, unless their present phone, their e-mail or one of their sessions stops it; staff who act for a customer may not',
  },
  listOwnPhoneRequests: {
    method: 'GET',
    host: 'accounts',
    path: '/auth/phone-requests',
    access: 'user',
    errors: [],
    summary: 'What waits to give the signed-in person another phone, newest first',
  },
  stopPhoneRequest: {
    method: 'POST',
    host: 'accounts',
    path: '/auth/phone-requests/{request}/stop',
    access: 'user',
    needsCsrf: true,
    errors: ['not_found', 'phone_request_over'],
    summary: 'Stops what waits to give the signed-in person another phone; staff who act for a customer may not',
  },
  beginPhoneRequest: {
    method: 'POST',
    host: 'accounts',
    path: '/auth/phone-requests/away',
    access: 'public',
    errors: [...ofCode, 'phone_taken', 'phone_requests_full'],
    summary:
      'Begins a request of who cannot sign in: names the person by phone, e-mail or username, and shows the code of the new phone; the same browser sends documents within an hour. The answer is the same whoever has that name',
  },
  sendPhoneDocument: {
    method: 'POST',
    host: 'accounts',
    path: '/auth/phone-requests/away/{draft}/documents',
    access: 'public',
    isUpload: true,
    errors: ['challenge_over', 'phone_documents_full', 'file_missing', 'file_type_not_allowed', 'file_too_large', 'file_broken'],
    summary: 'Adds a picture or PDF to a request that this browser has begun: 10 MB at most',
  },
  finishPhoneRequest: {
    method: 'POST',
    host: 'accounts',
    path: '/auth/phone-requests/away/{draft}',
    access: 'public',
    errors: ['challenge_over', 'phone_document_required'],
    summary:
      'Sends the request with its documents: the present phone, e-mail and sessions of the person are told and can stop it for 72 hours, and two members of staff decide',
  },
  readPhoneRequest: {
    method: 'POST',
    host: 'accounts',
    path: '/auth/phone-requests/link',
    access: 'public',
    isRead: true,
    errors: ['not_found'],
    summary: 'What the link is about that the present phone and e-mail of a person got when another phone was asked for',
  },
  stopPhoneRequestByLink: {
    method: 'POST',
    host: 'accounts',
    path: '/auth/phone-requests/link/stop',
    access: 'public',
    errors: ['not_found', 'phone_request_over'],
    summary: 'Stops a request for another phone by that link',
  },
  listPhoneRequests: {
    method: 'GET',
    host: 'back-office',
    path: '/phone-requests/',
    access: 'staff',
    errors: [],
    summary: 'Requests for another phone with the number in each state, those that wait first, the oldest of them first',
  },
  getPhoneRequest: {
    method: 'GET',
    host: 'back-office',
    path: '/phone-requests/{request}/',
    access: 'staff',
    errors: ['not_found', 'own_account'],
    summary: 'One request for another phone, with its person, its documents and the earlier requests about the same person',
  },
  decidePhoneRequest: {
    method: 'POST',
    host: 'back-office',
    path: '/phone-requests/{request}/decision/',
    access: 'staff',
    errors: ['not_found', 'own_account', 'own_request', 'reason_required', 'phone_request_over'],
    summary: 'Approves or refuses a request; two members approve what stands on documents, and it is carried out once its wait is over',
  },
  getPhoneDocument: {
    method: 'GET',
    host: 'back-office',
    path: '/phone-requests/{request}/documents/{document}/',
    access: 'staff',
    answers: 'file',
    file: 'media',
    errors: ['not_found', 'own_account'],
    summary: 'The bytes of a document of a request for another phone',
  },
} as const satisfies CallTable;

import type { CallTable } from '../call.ts';

/** A link is made, listed, changed and revoked by those who may buy: it shows the account's data to strangers. */
const owned = { host: 'main', access: 'account', for: 'buyers' } as const;
const OF_REPORT = '/v1/campaigns/{id}/share/';
const OF_CONTENT = '/publisher-contents/{id}/share/';

export const sharingCalls = {
  listReportShares: {
    ...owned,
    method: 'GET',
    path: OF_REPORT,
    errors: ['campaign_not_found'],
    summary: 'Links to the report of a campaign, the newest first; those that ended stay for 30 days',
  },
  createReportShare: {
    ...owned,
    method: 'POST',
    path: OF_REPORT,
    errors: ['campaign_not_found', 'share_end_refused', 'shares_full'],
    summary: 'Makes a link to the report of a campaign, by default for 30 days and without costs',
  },
  updateReportShare: {
    ...owned,
    method: 'PATCH',
    path: `${OF_REPORT}{share}/`,
    errors: ['not_found', 'share_end_refused'],
    summary: 'Changes the name, the end, or whether costs are hidden; what is not sent stays',
  },
  revokeReportShare: {
    ...owned,
    method: 'DELETE',
    path: `${OF_REPORT}{share}/`,
    errors: ['not_found'],
    summary: 'Ends a link at once and for good',
  },
  listContentShares: {
    ...owned,
    method: 'GET',
    path: OF_CONTENT,
    errors: ['not_found'],
    summary: 'Links to a content, the newest first; those that ended stay for 30 days',
  },
  createContentShare: {
    ...owned,
    method: 'POST',
    path: OF_CONTENT,
    errors: ['not_found', 'share_end_refused', 'shares_full'],
    summary: 'Makes a link to a content, by default for 30 days',
  },
  updateContentShare: {
    ...owned,
    method: 'PATCH',
    path: `${OF_CONTENT}{share}/`,
    errors: ['not_found', 'share_end_refused'],
    summary: 'Changes the name or the end; what is not sent stays',
  },
  revokeContentShare: {
    ...owned,
    method: 'DELETE',
    path: `${OF_CONTENT}{share}/`,
    errors: ['not_found'],
    summary: 'Ends a link at once and for good',
  },
  openSharedReport: {
    method: 'POST',
    host: 'main',
    path: '/v1/campaigns/{id}/shared/',
    access: 'doorway',
    opens: 'report',
    errors: ['share_closed'],
    summary: 'Counts one opening of a link, and tells what its page is about; the figures come from the calls of the report',
  },
  openSharedContent: {
    method: 'POST',
    host: 'main',
    path: '/publisher-contents/{id}/shared/',
    access: 'doorway',
    opens: 'content',
    errors: ['share_closed'],
    summary: 'Counts one opening of a link, and answers its content',
  },
} as const satisfies CallTable;

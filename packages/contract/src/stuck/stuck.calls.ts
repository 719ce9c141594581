import type { CallTable } from '../call.ts';

/** Work that does not come to rest by itself, for staff. */
export const stuckCalls = {
  listDeadJobs: {
    method: 'GET',
    host: 'back-office',
    path: '/jobs/dead/',
    access: 'staff',
    errors: [],
    summary: 'Jobs that used up their tries, oldest first, with their cause, their campaign and the money held for it',
  },
  listOverdue: {
    method: 'GET',
    host: 'back-office',
    path: '/jobs/overdue/',
    access: 'staff',
    errors: [],
    summary: 'Campaigns that wait longer than their deadlines allow, and jobs that are late or fail again and again',
  },
  listJobDecisions: {
    method: 'GET',
    host: 'back-office',
    path: '/jobs/decisions/',
    access: 'staff',
    errors: [],
    summary: 'What staff decided about dead jobs, latest first, with their reasons',
  },
  previewRelease: {
    method: 'GET',
    host: 'back-office',
    path: '/jobs/dead/{job}/release/',
    access: 'staff',
    errors: ['not_found', 'own_account', 'job_act_refused'],
    summary: "What ending the campaign of a dead job would do to its money: the operator's own act, whose result is not saved",
  },
  releaseJob: {
    method: 'POST',
    host: 'back-office',
    path: '/jobs/dead/{job}/release/',
    access: 'staff',
    errors: ['not_found', 'own_account', 'job_act_refused', 'reason_required', 'preview_changed'],
    summary: "Ends the campaign of a dead job by the operator's act for its state, as it was shown; its customer reads the reason",
  },
  retryJob: {
    method: 'POST',
    host: 'back-office',
    path: '/jobs/dead/{job}/retry/',
    access: 'staff',
    errors: ['not_found', 'own_account'],
    summary: 'Runs a dead job again at once, with all its tries',
  },
  dismissJob: {
    method: 'POST',
    host: 'back-office',
    path: '/jobs/dead/{job}/dismiss/',
    access: 'staff',
    errors: ['not_found', 'own_account', 'job_act_refused', 'reason_required'],
    summary: 'Removes a dead job that ends no campaign, with a reason',
  },
} as const satisfies CallTable;

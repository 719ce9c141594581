import type { CallTable } from './call.ts';

export const notificationsCalls = {
  listNotifications: {
    method: 'GET',
    host: 'main',
    path: '/account/advertiser/notifications',
    access: 'account',
    errors: [],
    summary: 'Messages to the account, newest first; of one campaign with campaign_id',
  },
  listNewNotifications: {
    method: 'GET',
    host: 'back-office',
    path: '/new-panel-notifications',
    access: 'account',
    errors: [],
    summary: 'How many messages are unread, and the five latest of them',
  },
  seeNotification: {
    method: 'GET',
    host: 'main',
    path: '/advertiser/{id}/see',
    access: 'account',
    errors: [],
    summary: 'Marks one message as read',
  },
  seeAllNotifications: {
    method: 'POST',
    host: 'main',
    path: '/account/advertiser/notifications/see-all/',
    access: 'account',
    errors: [],
    summary: 'Marks every message of the account as read',
  },
  listChangelog: {
    method: 'GET',
    host: 'main',
    path: '/changelog/',
    access: 'account',
    errors: [],
    summary: 'What is new in the panel, newest first; only what came after an item that was read already',
  },
  getChangelogFile: {
    method: 'GET',
    host: 'main',
    path: '/changelog/attachments/{id}',
    access: 'account',
    answers: 'file',
    errors: [],
    summary: 'A file that comes with a changelog item',
  },
} as const satisfies CallTable;

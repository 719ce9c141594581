import type { CallTable } from '../call.ts';

export const supportCalls = {
  getChatIdentity: {
    method: 'GET',
    host: 'crm',
    path: '/accounts/{account}/chat-identity/',
    access: 'account',
    for: 'everyone',
    errors: [],
    summary: "The account's name in the support chat; not_found before its first chat",
  },
  createChatIdentity: {
    method: 'POST',
    host: 'crm',
    path: '/accounts/{account}/chat-identity/',
    access: 'account',
    for: 'everyone',
    errors: [],
    summary: 'Gives the account its name in the support chat; the first name stays',
  },
} as const satisfies CallTable;

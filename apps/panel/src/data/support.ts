import { api } from '#api/api.ts';
import { queryClient } from '#api/query-client.ts';
import { accountInfoQuery, userQuery } from './account/account.ts';

/** The account and the person, as the support chat names them; fetched once. */
export function getPersonOfAccount() {
  return Promise.all([queryClient.fetchQuery(accountInfoQuery), queryClient.fetchQuery(userQuery)]);
}

/** The calls that tie the chat to the account. */
export const supportCalls = {
  getChatIdentity: api.support.getChatIdentity,
  createChatIdentity: api.support.createChatIdentity,
};

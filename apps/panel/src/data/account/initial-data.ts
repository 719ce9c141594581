import { ApiError } from '@jarchi/api-client/api-error.ts';
import { CancelledError } from '@tanstack/react-query';
import { announceForbiddenAccount } from '#api/forbidden-account.ts';
import { checkDevice } from '#api/device/from-device.ts';
import { queryClient } from '#api/query-client.ts';
import { accountInfoQuery, featureFlagsQuery, userQuery } from './account.ts';

export type InitialPart = 'account' | 'features';

/** Only logs; the parts of the page that need the response show the failure. */
function report(error: unknown): void {
  if (error instanceof ApiError && error.status === 403) announceForbiddenAccount();
  else if (!(error instanceof CancelledError)) console.warn(error);
}

/** Fetches, once and in the background, the data of each page of an account (account, person) or of a creation step (flags). */
export function startInitialData(part: InitialPart): void {
  const work =
    part === 'features'
      ? [queryClient.fetchQuery(featureFlagsQuery)]
      : [queryClient.fetchQuery(accountInfoQuery).then((own) => checkDevice(queryClient, own)), queryClient.fetchQuery(userQuery)];
  for (const load of work) void load.catch(report);
}

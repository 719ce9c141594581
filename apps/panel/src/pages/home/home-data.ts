import { accountInfoQuery, userQuery } from '#data/account/account.ts';
import { runningQuery, waitingQuery } from '#data/campaigns/campaigns.ts';
import { suggestedPlansQuery } from '#data/campaigns/suggested-plans.ts';
import { pendingContentsQuery } from '#data/contents/contents.ts';
import { draftsQuery } from '#data/drafts/drafts.ts';
import { balanceQuery } from '#data/finance/finance.ts';
import { fetchFirst } from '#data/first-data.ts';
import { worldClockQuery } from '#data/world/world.ts';

/** All that home shows. */
export async function beginHome(): Promise<void> {
  await Promise.all([
    fetchFirst(runningQuery()),
    fetchFirst(waitingQuery()),
    fetchFirst(draftsQuery()),
    fetchFirst(pendingContentsQuery()),
    fetchFirst(worldClockQuery),
    fetchFirst(accountInfoQuery),
    fetchFirst(userQuery),
    fetchFirst(balanceQuery),
    fetchFirst(suggestedPlansQuery()),
  ]);
}

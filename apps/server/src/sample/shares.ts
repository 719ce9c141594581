import type { App } from '../app.ts';
import type { AccountCaller } from '#infra/http/caller.ts';
import { sampleSharesFa } from './shares.fa.ts';

/** A link to the report of a campaign that is on the air, and one to a content that waits. */
export async function seedShares({ services: { campaigns, contents, sharing } }: App, caller: AccountCaller): Promise<void> {
  const accountId = caller.account_id;
  const list = await campaigns.listCampaigns(accountId, {
    limit: 50,
    offset: 0,
    ordering: '-created',
    filter: [],
    is_deleted: false,
  });
  const campaign = list.ok ? list.value.results.find(({ state }) => state === 'PUBLISHING') : undefined;
  const [content] = (await contents.listPendingFeedback(accountId, { limit: 1, offset: 0 })).results;
  if (campaign) await sharing.createShare(caller, { kind: 'report', id: campaign.id }, { name: sampleSharesFa.report });
  if (content) await sharing.createShare(caller, { kind: 'content', id: content.id }, { name: sampleSharesFa.content });
}

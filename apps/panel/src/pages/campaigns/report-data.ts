import type { Opening } from '@jarchi/shell/router/first-data.ts';
import { accountInfoQuery } from '#data/account/account.ts';
import { campaignQuery } from '#data/campaigns/campaigns.ts';
import { fetchFirst } from '#data/first-data.ts';
import { statsQuery } from '#data/reports/reports.ts';
import { worldClockQuery } from '#data/world/world.ts';
import { getRanges, reportList } from '#features/reports/report-list.ts';

/** A campaign with its figures. One without figures answers that it has none, as on the page. */
export async function beginReport({ params, search }: Opening): Promise<void> {
  const id = Number(params.id);
  const stats = fetchFirst(statsQuery(id, getRanges(reportList.read(search))));
  await Promise.all([fetchFirst(campaignQuery(id)), stats, fetchFirst(worldClockQuery), fetchFirst(accountInfoQuery)]);
}

import { request } from 'playwright-core';
import { findHeaders, type SampleLogin, signInByApi } from './sign-in.ts';
import { changeCopy, type RunningServer, type World } from './world.ts';

/** The sample logins whose accounts have campaigns. */
const OWNERS: readonly SampleLogin[] = ['advertiser', 'official', 'inDebt'];
const BEFORE_LIVE = ['CREATED', 'TO_PAY', 'AWAITING_APPROVAL', 'NEGOTIATION', 'REJECTED', 'ACCEPTED', 'SCHEDULED'];
const CAMPAIGNS = '/api/main/v1/campaigns/';

/**
 * Campaigns of the sample that go on, each for the journeys of the files named. What goes on besides them makes a move of the clock as long
 * as the journey itself.
 */
const GOING_ON: readonly string[] = [
  // controls
  'هدفون‌های تازه رسید',
  'کلیک تا حراج آذر',
  // alerts
  'لپ‌تاپ‌های دانشجویی',
  // influence
  'چالش فنجان من',
  // versions
  'صبح‌های سپیدار',
];

/** The sample world after all but a few of its campaigns were ended, so that its clock moves quickly. */
export const makeQuiet = (world: World): Promise<World> => changeCopy(world, endCampaigns);

async function endCampaigns({ base }: RunningServer): Promise<void> {
  await Promise.all(OWNERS.map((who) => endCampaignsOf(base, who)));
}

/** Cancels what is not published yet, and stops what is. */
async function endCampaignsOf(base: string, who: SampleLogin): Promise<void> {
  const client = await request.newContext({ baseURL: base });
  try {
    await signInByApi(client, who);
    const headers = await findHeaders(client);
    const read = async <Body>(path: string) => {
      const answer = await client.get(path, { headers });
      if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
      return (await answer.json()) as Body;
    };
    const { results } = await read<{ results: readonly { id: number; state: string; title: string }[] }>(`${CAMPAIGNS}?limit=100`);
    for (const { id, state, title } of results) {
      if (GOING_ON.includes(title)) continue;
      const act = state === 'PUBLISHING' ? 'stop' : BEFORE_LIVE.includes(state) ? 'cancel' : undefined;
      if (act === undefined) continue;
      const expected = await read<{ captured: number; released: number }>(`${CAMPAIGNS}${id}/preview/?call=${act}Campaign`);
      const ended = await client.post(`${CAMPAIGNS}${id}/${act}/`, {
        headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
        data: { expected: { captured: expected.captured, released: expected.released } },
      });
      if (!ended.ok()) throw new Error(`${who} ends campaign ${id}: ${ended.status()} ${await ended.text()}`);
    }
  } finally {
    await client.dispose();
  }
}

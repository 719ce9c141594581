import { BALE_POST, EITAA_POST, INFLUENCE_STORY, INSTAGRAM_STORY } from './formats.ts';
import { over, RUNNING, type SampleCampaign } from './sample-campaign.ts';
import { toranjFa } from './toranj.fa.ts';

const fa = toranjFa.titles;
const bought = { account: 'toranj', until: 'bought' } as const;
const M = 1_000_000;

/** The campaigns of the advertiser in debt; the last one waits for money, since its list costs more than what is held for it. */
export const TORANJ_CAMPAIGNS: readonly SampleCampaign[] = [
  { ...bought, ...EITAA_POST, title: fa.scarves, ...over(20), plans: 3, budget: 2 * M, goal: 30_000 },
  { ...bought, ...INSTAGRAM_STORY, title: fa.offer, ...over(12, { days: 6 }), plans: 5, budget: 16 * M, goal: 120_000 },
  { ...bought, ...BALE_POST, title: fa.raincoats, ...RUNNING, plans: 3, budget: 2 * M, goal: 30_000 },
  {
    ...bought,
    ...INFLUENCE_STORY,
    title: fa.overHold,
    createdOnDay: -5,
    startsOnDay: 6,
    days: 7,
    plans: 6,
    budget: 12 * M,
    goal: 60_000,
    isAboveBudget: true,
    contents: 'unanswered',
  },
];

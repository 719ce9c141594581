import type { CampaignState } from './campaign-life.ts';

/** Under way: bought or waiting for money, not over. The order is that of what interests first. */
export const RUNNING_STATES: readonly CampaignState[] = ['PUBLISHING', 'TO_PAY', 'SCHEDULED', 'ACCEPTED', 'AWAITING_APPROVAL'];

/** The campaign asks the advertiser for something: to pay, to correct. */
const WAITING_STATES: readonly CampaignState[] = ['TO_PAY', 'REJECTED'];

const ofStates = (states: readonly CampaignState[]) => [`state,${states.join()}`];
const newest = { offset: 0, ordering: '-created' } as const;

/** The lists of campaigns that the home page shows, as queries of the list: the newest of each, and the count of all. */
export const HOME_LISTS = {
  running: { ...newest, limit: 20, filter: ofStates(RUNNING_STATES) },
  waiting: { ...newest, limit: 5, filter: ofStates(WAITING_STATES) },
  all: { ...newest, limit: 1, filter: [] as string[] },
};

/** How many drafts, and contents that wait, are known at once: more are not shown. */
export const HOME_DRAFTS = 100;
export const HOME_CONTENTS = 50;

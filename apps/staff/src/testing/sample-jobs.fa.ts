import type { DeadJob, JobDecision, OverdueItem } from '#data/stuck.ts';

const account = { account_id: 10482, account: 'sepidar', title: 'قهوهٔ سپیدار' };
const campaign = { id: 69, title: 'دورهمی عصرانه', state: 'AWAITING_APPROVAL', reason: null, held: 935_000 } as const;

export function sampleDeadJob(change: Partial<DeadJob> = {}): DeadJob {
  return {
    id: 7,
    kind: 'campaign.advance',
    cause: 'TypeError Invalid URL',
    tries: 20,
    dead_at: '2026-11-20T08:00:00.000Z',
    account,
    campaign,
    is_own: false,
    acts: ['retry', 'release'],
    ...change,
  };
}

export const sampleOverdue: readonly OverdueItem[] = [
  { what: 'campaign', since: '2026-11-21T08:00:00.000Z', account, campaign, awaited: 'review' },
  { what: 'job', since: '2026-11-22T08:00:00.000Z', id: 9, kind: 'some.other', cause: '', tries: 0, account: null, campaign: null },
];

export const sampleDecision: JobDecision = {
  id: 3,
  at: '2026-11-22T08:00:00.000Z',
  act: 'dismiss',
  kind: 'live.forget',
  cause: 'down',
  reason: 'علت برطرف شده است',
  staff_name: 'نیما رستگار',
  account: null,
  campaign: null,
};

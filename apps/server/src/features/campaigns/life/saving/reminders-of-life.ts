import type { LifeCampaign } from '@jarchi/domain/campaigns/life/campaign.ts';
import { listReminders } from '@jarchi/domain/campaigns/waits/reminders.ts';
import { keysOfReminder } from '@jarchi/domain/campaigns/waits/told-waits.ts';
import { ADVERTISER_WAITS } from '@jarchi/domain/campaigns/waits/waits.ts';
import type { CampaignRecord } from '#features/campaigns/rows/campaigns.repository.ts';
import type { NewNotice } from '#features/notifications/notifications.kinds.ts';

interface Reminding {
  readonly now: number;
  titleOf(placement: number): string;
}

const iso = (at: number): string => new Date(at).toISOString();

/** The messages that remind the advertiser of what a campaign waits for; each is told once, by its key. */
export function makeReminders(
  { id, title }: Pick<CampaignRecord, 'id' | 'title'>,
  life: LifeCampaign,
  { now, titleOf }: Reminding,
): NewNotice[] {
  return listReminders(life, now).map(({ key, wait, placements, until, last_until, released, to_pay }): NewNotice => {
    const [first] = placements;
    const publisher = first === undefined ? '' : titleOf(first);
    const facts = { title, publisher, count: placements.length, until: iso(until), last_until: iso(last_until), released, to_pay };
    return {
      kind: ADVERTISER_WAITS[wait].reminder,
      campaign_id: id,
      dedupe_key: key,
      at: new Date(now),
      waits: keysOfReminder(wait, placements),
      facts,
    };
  });
}

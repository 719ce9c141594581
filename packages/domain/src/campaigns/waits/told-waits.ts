import type { LifeCampaign } from '#campaigns/life/campaign.ts';
import type { NoticeKind } from '#notices/notifications.ts';
import { listAskedWaits } from './reminders.ts';
import type { AdvertiserWait, OpenWait } from './waits.ts';

/** The waits whose beginning each kind of message tells. */
const BEGINNINGS: Readonly<Record<AdvertiserWait, readonly NoticeKind[]>> = {
  quote: ['campaign_to_pay'],
  new_dates: ['campaign_asks_new_dates'],
  list: ['campaign_list_ready', 'campaign_list_dropped'],
  difference: ['campaign_to_pay'],
  content: ['content_delivered'],
  replacement: ['replacement_open'],
};

/** A wait of a campaign, as messages that tell of it keep it. */
function waitKey({ wait, placement }: Pick<OpenWait, 'wait' | 'placement'>): string {
  return placement === null ? wait : `${wait}:${placement}`;
}

/** Waits in which an answer of the advertiser is needed; nobody can act on an archived campaign. */
const listWaits = (life: LifeCampaign): readonly OpenWait[] => (life.is_archived ? [] : listAskedWaits(life));

/** The waits of a campaign before and after a turn. */
export interface WaitsOfTurn {
  readonly open: readonly string[];
  /** Those that were answered, or lapsed. */
  readonly over: readonly string[];
  /** Those that a message of this kind tells of, because they began with the turn. */
  toldBy(kind: NoticeKind): readonly string[];
}

export function getWaitsOfTurn(before: LifeCampaign, life: LifeCampaign): WaitsOfTurn {
  const was = listWaits(before).map(waitKey);
  const now = listWaits(life);
  const open = now.map(waitKey);
  const begun = now.filter((wait) => !was.includes(waitKey(wait)));
  return {
    open,
    over: was.filter((key) => !open.includes(key)),
    toldBy: (kind) => begun.filter(({ wait }) => BEGINNINGS[wait].includes(kind)).map(waitKey),
  };
}

/** The waits that a reminder names; of a wait of the campaign itself it names no placement. */
export function keysOfReminder(wait: AdvertiserWait, placements: readonly number[]): string[] {
  return placements.length === 0 ? [waitKey({ wait, placement: null })] : placements.map((placement) => waitKey({ wait, placement }));
}

import type { CallAnswer } from '@jarchi/contract/types.ts';
import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { isReplaceable } from '@jarchi/domain/campaigns/life/campaign.ts';
import { deadlineEnd } from '@jarchi/domain/campaigns/rules/deadlines.ts';
import type {
  CampaignRecord,
  ShownCampaign,
  ShownEvent,
  ShownPlacement,
  WholeCampaign,
} from '#features/campaigns/rows/campaigns.repository.ts';

type Answer = CallAnswer<'campaigns', 'getCampaign'>;
type ControlsAnswer = Pick<
  Answer,
  'pause_at' | 'resume_at' | 'stopped' | 'is_auto_replace' | 'replacements' | 'disputes' | 'dispute_until'
>;

const iso = (at: number): string => new Date(at).toISOString();
const isoOrNull = (at: Date | string | null): string | null => (at === null ? null : new Date(at).toISOString());

interface Facts extends ShownCampaign {
  readonly events: readonly ShownEvent[];
  readonly disputes: WholeCampaign['disputes'];
}

/** The controls of a campaign: its pause, its stop, the shares that wait for a replacement, and disputes. */
export function controlsAnswer({ row, placements, events, disputes }: Facts, now: number): ControlsAnswer {
  return {
    pause_at: isoOrNull(row.pause_at),
    resume_at: isoOrNull(row.resume_at),
    stopped: row.reason === 'stopped' ? getStop(events, placements) : null,
    is_auto_replace: row.is_auto_replace,
    replacements: listOpen(row, placements),
    disputes: disputes.map((item) => ({
      id: item.id,
      opened_at: iso(Date.parse(item.opened_at)),
      placement_id: item.placement_id,
      reason: item.reason,
      attachments: item.attachments.map((file) => ({ ...file })),
      state: item.answered_at === null ? 'open' : 'answered',
      answer: item.answer,
      answered_at: isoOrNull(item.answered_at),
      refunded: item.refunded,
    })),
    dispute_until: getDisputeUntil(row, now),
  };
}

function getStop(events: readonly ShownEvent[], placements: readonly ShownPlacement[]): Answer['stopped'] {
  const stop = events.find(({ event }) => event === 'stop');
  if (!stop) return null;
  return {
    at: iso(Date.parse(stop.at)),
    by: stop.actor === 'operator' ? 'operator' : 'advertiser',
    person: stop.person,
    reason: stop.facts.comment ?? '',
    posts_up: placements.filter(({ state }) => state === 'live').length,
  };
}

function listOpen({ replacement_hours }: CampaignRecord, placements: readonly ShownPlacement[]): Answer['replacements'] {
  return placements
    .flatMap((item) => {
      const { id, title, out_reason, out_at, total, reach_estimate } = item;
      if (!isReplaceable(item) || out_at === null || out_reason === null) return [];
      return [{ placement_id: id, title, out_reason, until: iso(out_at.getTime() + replacement_hours * HOUR_MS), total, reach_estimate }];
    })
    .toSorted((a, b) => a.until.localeCompare(b.until) || a.placement_id - b.placement_id);
}

function getDisputeUntil({ reason, state_since, disputed_at }: CampaignRecord, now: number): string | null {
  if ((reason !== 'completed' && reason !== 'stopped') || disputed_at !== null) return null;
  const until = deadlineEnd('dispute', new Date(state_since).getTime());
  return until > now ? iso(until) : null;
}

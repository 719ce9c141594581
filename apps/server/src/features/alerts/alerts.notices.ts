import { listEndingWaits, listFallenOut } from '@jarchi/domain/alerts/alert-events.ts';
import { COST_ALERTS } from '@jarchi/domain/alerts/alert-kinds.ts';
import type { FigureAlert } from '@jarchi/domain/alerts/judge-alert.ts';
import { windowInstants } from '@jarchi/domain/campaigns/slots.ts';
import type { StoredLife } from '#features/campaigns/life/stored-life.ts';
import type { NewNotice } from '#features/notifications/notifications.kinds.ts';
import type { SettingRecord } from './alerts.repository.ts';

const iso = (at: number): string => new Date(at).toISOString();

/** One notice under each key: a check that runs again tells nothing twice. */
const keyOf = ({ user_id, kind }: SettingRecord, what: string): string => `alert:${user_id}:${kind}:${what}`;

/** The publisher's name in a notice of several placements; empty if there are several publishers. */
function namePublisher({ placements }: StoredLife, ids: readonly number[]): string {
  const [only, ...others] = ids;
  return others.length > 0 ? '' : (placements.find(({ id }) => id === only)?.title ?? '');
}

/** The waits of a campaign that have only the hours of the setting left. */
export function tellEndingWaits(setting: SettingRecord, stored: StoredLife, now: number): NewNotice[] {
  const { user_id, threshold: hours } = setting;
  if (hours === null) return [];
  const { id: campaign_id, title } = stored.row;
  return listEndingWaits(stored.life, hours, now).map(({ wait, until, placements }): NewNotice => {
    const publisher = namePublisher(stored, placements);
    return {
      kind: 'alert_wait',
      facts: { title, wait, publisher, count: placements.length, until: iso(until), hours },
      campaign_id,
      user_id,
      dedupe_key: keyOf(setting, `${campaign_id}:${wait}:${until}`),
      at: new Date(now),
    };
  });
}

/** The publishers who fell out of a campaign since the alert was switched on. */
export function tellFallenOut(setting: SettingRecord, stored: StoredLife): NewNotice[] {
  const { user_id } = setting;
  const { id: campaign_id, title } = stored.row;
  return listFallenOut(stored.life.placements, setting.on_since.getTime()).map(({ at, placements }): NewNotice => ({
    kind: 'alert_publisher_out',
    facts: { title, publisher: namePublisher(stored, placements), count: placements.length },
    campaign_id,
    user_id,
    dedupe_key: keyOf(setting, `${campaign_id}:${at}`),
    at: new Date(at),
  }));
}

interface RungAlert {
  readonly setting: SettingRecord;
  /** The campaign that it is about; an alert on the money has none. */
  readonly stored: StoredLife | undefined;
  readonly figure: number;
  readonly rings: number;
  readonly now: number;
}

/** An alert on a figure that rings: the figure, and the threshold that it passed. */
export function tellFigure(kind: FigureAlert, { setting, stored, figure, rings, now }: RungAlert): NewNotice {
  const threshold = setting.threshold ?? 0;
  const told = { user_id: setting.user_id, at: new Date(now) };
  if (kind === 'balance_low')
    return { ...told, kind: 'alert_balance', facts: { spendable: figure, threshold }, dedupe_key: keyOf(setting, `${rings}`) };
  if (stored === undefined) throw new Error(`an alert on a campaign rang without one: ${kind}`);
  const { id: campaign_id, title, cost } = stored.row;
  const shared = { ...told, campaign_id, dedupe_key: keyOf(setting, `${campaign_id}:${rings}`) };
  if (kind === 'pace_behind') return { ...shared, kind: 'alert_pace', facts: { title, behind: figure, threshold } };
  if (kind === 'spent_early')
    return { ...shared, kind: 'alert_spent', facts: { title, cost, ends_at: iso(windowInstants(stored.row).to) } };
  return { ...shared, kind: 'alert_cost', facts: { title, measure: COST_ALERTS[kind], unit_cost: figure, threshold } };
}

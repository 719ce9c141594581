import { nextEndingAt } from '@jarchi/domain/alerts/alert-events.ts';
import { stepAlert } from '@jarchi/domain/alerts/alert-memory.ts';
import { judgeBalance, judgeCampaign, type FigureAlert, type Judgement } from '@jarchi/domain/alerts/judge-alert.ts';
import type { StoredLife } from '#features/campaigns/life/stored-life.ts';
import type { NewNotice } from '#features/notifications/notifications.kinds.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { tellEndingWaits, tellFallenOut, tellFigure } from './alerts.notices.ts';
import { listMemories, lockAlertsOn, saveMemory, type AlertSubject, type SettingRecord } from './alerts.repository.ts';
import { enqueueCheck, type Watched } from './alerts.watch.ts';

export interface CheckDeps {
  /** From finance: the available money and the debt limit together (toman). */
  readSpendable(tx: Tx, accountId: number): Promise<number>;
  /** From campaigns. */
  readStoredLife(tx: Tx, accountId: number, id: number): Promise<StoredLife | undefined>;
  notify(tx: Tx, accountId: number, notices: readonly NewNotice[]): Promise<void>;
}

/** The subject of a check, at an instant of the world (ms). */
interface Checked {
  readonly watched: Watched;
  /** The campaign, if one is checked. */
  readonly stored: StoredLife | undefined;
  readonly spendable: number;
  readonly now: number;
}

type Memories = Awaited<ReturnType<typeof listMemories>>;

/**
 * Checks every alert of an account that is on: on its money, and on the campaign that changed. Memory and notices are written in the
 * caller's transaction, so that a check that runs twice tells once.
 */
export async function checkAlerts(tx: Tx, deps: CheckDeps, watched: Watched, now: number): Promise<void> {
  const { account_id, id } = watched;
  const settings = await lockAlertsOn(tx, account_id);
  if (settings.length === 0) return;
  const isSpendableAsked = settings.some(({ kind }) => kind === 'balance_low');
  const checked: Checked = {
    watched,
    stored: id === undefined ? undefined : await deps.readStoredLife(tx, account_id, id),
    spendable: isSpendableAsked ? await deps.readSpendable(tx, account_id) : 0,
    now,
  };
  const memories = await listMemories(tx, account_id, [ACCOUNT, ...(id === undefined ? [] : [id])]);
  const notices: NewNotice[] = [];
  for (const setting of settings) notices.push(...(await checkOne(tx, setting, checked, memories)));
  await deps.notify(tx, account_id, notices);
  await followWaits(tx, settings, checked);
}

/** In place of a campaign's id, for an alert on the account itself. */
const ACCOUNT = 0;

async function checkOne(tx: Tx, setting: SettingRecord, checked: Checked, memories: Memories): Promise<NewNotice[]> {
  const { stored, now } = checked;
  const { account_id, user_id, kind, threshold } = setting;
  if (kind === 'wait_ending') return stored ? tellEndingWaits(setting, stored, now) : [];
  if (kind === 'publisher_out') return stored ? tellFallenOut(setting, stored) : [];
  const judgement = judge(kind, setting, checked);
  if (judgement === null) return [];
  const campaign_id = kind === 'balance_low' ? ACCOUNT : (checked.watched.id ?? ACCOUNT);
  const subject: AlertSubject = { account_id, user_id, kind, campaign_id };
  const before = memories.find((one) => one.user_id === user_id && one.kind === kind && one.campaign_id === campaign_id);
  const { memory, is_ringing } = stepAlert(before, { is_true: judgement.is_true, threshold, now });
  if (memory !== undefined && memory !== before) await saveMemory(tx, subject, memory);
  if (memory === undefined || !is_ringing) return [];
  return [tellFigure(kind, { setting, stored, figure: judgement.figure, rings: memory.rings, now })];
}

function judge(kind: FigureAlert, { threshold }: SettingRecord, { stored, spendable, now }: Checked): Judgement | null {
  if (kind === 'balance_low') return judgeBalance(spendable, threshold);
  return stored === undefined ? null : judgeCampaign(kind, stored.row, threshold, now);
}

/** A campaign that only waits has no looks, so its alerts are checked again when a wait reaches the hours of the threshold. */
async function followWaits(tx: Tx, settings: readonly SettingRecord[], { watched, stored, now }: Checked): Promise<void> {
  if (stored === undefined) return;
  const next = settings.flatMap(({ kind, threshold }) =>
    kind === 'wait_ending' && threshold !== null ? (nextEndingAt(stored.life, threshold, now) ?? []) : [],
  );
  if (next.length > 0) await enqueueCheck(tx, watched, Math.min(...next));
}

import { HOUR_MS, MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { addDays, tehranDay, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import type { App } from '#app.ts';
import type { WorldClock } from '#infra/clock/clock.ts';
import type { AccountCaller } from '#infra/http/caller.ts';
import { SAMPLE_CHARGES } from '../money/charges.data.ts';
import { charge } from '../money/charge.ts';
import { listDocumentSteps } from '../documents/document-steps.ts';
import { listRequestSteps } from '../money/requests.ts';
import { listTicketSteps } from '../tickets/tickets.ts';
import { addCampaign } from './add-campaign.ts';
import { NIKAFARIN_CAMPAIGNS } from '../brands/nikafarin.data.ts';
import type { SampleCampaign, SampleSlug } from '../brands/sample-campaign.ts';
import { SEPIDAR_CAMPAIGNS } from '../brands/sepidar.data.ts';
import { TORANJ_CAMPAIGNS } from '../brands/toranj.data.ts';
import { listLaterActs, type Made } from './later-acts.ts';
import { listAlertSteps } from './schedule-alerts.ts';

const MADE_AT = { hour: 11, minute: 0 };
const CHARGED_AT_HOUR = 10;

/** Jobs of the wall clock run at least so often: a document is dated when its job runs. */
const DOCUMENTS_EVERY_MS = 6 * HOUR_MS;

/** The oldest sample event is this many days old. */
export const SAMPLE_DAYS = 95;

/** The person who acts in each account, by its slug. */
export type SampleAccounts = Readonly<Record<SampleSlug, AccountCaller>>;

interface Step {
  readonly at: number;
  run(): Promise<void>;
}

/** Runs the sample's days through the real services, so that its states, money and figures agree. */
export async function seedCampaigns(
  app: Pick<App, 'services' | 'tenancy' | 'worker' | 'server'>,
  world: WorldClock,
  accounts: SampleAccounts,
  { now, staff_id }: { readonly now: number; readonly staff_id: number },
): Promise<void> {
  const today = tehranDay(now);
  const moveTo = async (instant: number) => {
    while (world.now() < instant) {
      await world.jumpTo(Math.min(instant, world.now() + DOCUMENTS_EVERY_MS), (until, advance) =>
        app.worker.drainDue('world', until, advance),
      );
      await app.worker.drainDue('wall');
    }
  };
  const charges = SAMPLE_CHARGES.map((item, index) => ({
    at: tehranInstant(addDays(today, item.onDay), CHARGED_AT_HOUR),
    run: () => charge(app, accounts[item.account], item, index),
  }));
  const campaigns = [...SEPIDAR_CAMPAIGNS, ...NIKAFARIN_CAMPAIGNS, ...TORANJ_CAMPAIGNS].flatMap((sample, index) => {
    const making = { caller: accounts[sample.account], index, startDay: addDays(today, sample.startsOnDay) };
    return listSteps(app, sample, making, { today, now });
  });
  const requests = listRequestSteps(app, accounts, today);
  const alerts = listAlertSteps(app, accounts.sepidar, today);
  const documents = listDocumentSteps(app, { customer: accounts.nikafarin, staff_id }, today);
  const tickets = listTicketSteps(app, { ...accounts, staff_id }, { today, now });
  for (const step of [...charges, ...requests, ...campaigns, ...alerts, ...documents, ...tickets].toSorted((a, b) => a.at - b.at)) {
    if (step.at > now) continue;
    await moveTo(step.at);
    await step.run();
    await app.worker.drainDue('wall');
  }
  await moveTo(now);
  await app.services.campaigns.advancePublishing();
}

/** The making of a campaign, and what is done about it later. */
function listSteps(
  app: Pick<App, 'services' | 'tenancy'>,
  sample: SampleCampaign,
  making: Parameters<typeof addCampaign>[2],
  { today, now }: { readonly today: string; readonly now: number },
): Step[] {
  const { createdOnDay, createdAt = MADE_AT, minutesBeforeNow } = sample;
  const onDay = tehranInstant(addDays(today, createdOnDay), createdAt.hour) + createdAt.minute * MINUTE_MS;
  const at = minutesBeforeNow === undefined ? onDay : now - minutesBeforeNow * MINUTE_MS;
  let made: Made | undefined;
  const make = async () => {
    const campaignId = await addCampaign(app.services, sample, making);
    if (campaignId !== undefined) made = { caller: making.caller, campaignId };
  };
  const later = listLaterActs(app, sample, now - at).map((act) => ({
    at: at + act.afterMs,
    run: async () => {
      if (!made) throw new Error(`${sample.title} was not made`);
      await act.run(made);
    },
  }));
  return [{ at, run: make }, ...later];
}

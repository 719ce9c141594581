import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import type { Campaigns } from './open-campaigns.ts';
import {
  drop,
  listReplacements,
  openDispute,
  pause,
  preview,
  replace,
  resume,
  seedLive,
  seedLost,
  seedViews,
  stop,
  type Running,
} from './seed-controls.ts';
import { seedStaff } from '#testing/staff/open-staff.ts';

/** What is ready for a play, which takes the world days; a play that failed finds it again, and repeats its order under the same key. */
function createKeeper() {
  const kept = new Map<string, Promise<unknown>>();
  return {
    async keep<T>(name: string, make: () => Promise<T>): Promise<T> {
      const making = kept.get(name) ?? make();
      kept.set(name, making);
      try {
        return (await making) as T;
      } catch (error) {
        kept.delete(name);
        throw error;
      }
    },
    /** The next play makes its own. */
    forget: (...names: readonly string[]) => names.forEach((name) => kept.delete(name)),
  };
}

/** How each control of a campaign is played so that it succeeds. */
export function controlPlays(getShop: () => Campaigns) {
  const { keep, forget } = createKeeper();
  /** Does `act` on what `seed` makes, as often as it takes to succeed. */
  async function actOn<T>(name: string, seed: () => Promise<Running>, act: (running: Running, key: string) => Promise<T>): Promise<T> {
    const running = await keep(name, seed);
    const key = await keep(`${name}: key`, async () => newIdempotencyKey());
    const done = await act(running, key);
    forget(name, `${name}: key`);
    return done;
  }
  const stopLive = (name: string) =>
    actOn(
      name,
      () => seedLive(getShop()),
      async (running, key) => {
        const shown = await keep(`${name}: shown`, () => preview(running, 'stopCampaign'));
        const campaign = await stop(running, { key, shown });
        forget(`${name}: shown`);
        return { ...running, campaign };
      },
    );
  const dispute = (name: string) =>
    actOn(
      name,
      () => stopLive(`${name}: live`),
      (running, key) => openDispute(running, {}, key),
    );
  return {
    pauseCampaign: () =>
      actOn(
        'views',
        () => seedViews(getShop()),
        (running, key) => pause(running, {}, key),
      ),
    resumeCampaign: () =>
      actOn(
        'paused',
        () =>
          actOn(
            'paused: views',
            () => seedViews(getShop()),
            async (running, key) => ({ ...running, campaign: await pause(running, {}, key) }),
          ),
        resume,
      ),
    stopCampaign: async () => (await stopLive('live')).campaign,
    listReplacements: async () => listReplacements(await seedLost(getShop())),
    replacePlacement: async () => {
      const [near] = await getShop().app.seedPlans(1);
      return replace(await seedLost(getShop()), { plan_id: near!.id, difference: 0 });
    },
    dropPlacement: async () => drop(await seedLost(getShop()), 0),
    openDispute: () => dispute('stopped'),
    answerDispute: async () => {
      const [opened] = (await keep('disputed', () => dispute('disputed: stopped'))).disputes;
      const { desk } = await seedStaff(getShop().app);
      const answered = await desk.campaigns.answerDispute({ params: { id: opened!.id }, body: { answer: 'we looked at it', refund: 0 } });
      forget('disputed');
      return answered;
    },
  };
}

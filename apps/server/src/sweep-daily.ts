import { setTimeout } from 'node:timers/promises';
import { DAY_MS } from '@jarchi/domain/calendar/durations.ts';
import { openComingMonths } from '#features/measurements/measurements.service.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { FileStore } from '#infra/files/file-store.ts';
import { sweepFiles } from '#infra/files/sweep-files.ts';
import { forgetOldKeys } from '#infra/keys/request-keys.ts';
import { runForParty, SERVER_PARTY } from '#infra/shares/party.ts';
import { forgetDoorways } from '#infra/store/forget-doorways.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';

/** A server that stops waits so long for the step of a sweep. */
const STEP_MS = 2000;

export interface DailySweep {
  readonly tenancy: Tenancy;
  readonly files: FileStore;
  readonly wall: Clock;
  readonly world: Clock;
  /** What slices remove of their own. */
  readonly more: readonly (() => Promise<void>)[];
  readonly onFailure: (error: unknown) => void;
}

/**
 * Now and each day by the wall clock: removes what is no longer needed (old request keys, expired doorways, files without a row), and makes
 * the partitions of the coming months. `stop` ends a sweep under way after its present step, and returns whether that ended in time.
 */
export function startDailySweep({ tenancy, files, wall, world, more, onFailure }: DailySweep): { stop(): Promise<boolean> } {
  const steps = [
    () => forgetOldKeys(tenancy),
    () => forgetDoorways(tenancy, wall.now()),
    () => openComingMonths(tenancy, world.now()),
    () => sweepFiles({ tenancy, files }, wall.now()),
    ...more,
  ];
  let isStopping = false;
  let underWay = Promise.resolve();
  const work = async () => {
    for (const step of steps) if (!isStopping) await step();
  };
  const sweep = () => {
    underWay = runForParty({ name: SERVER_PARTY, kind: 'job' }, work).catch(onFailure);
  };
  sweep();
  const timer = setInterval(sweep, DAY_MS).unref();
  return {
    async stop() {
      isStopping = true;
      clearInterval(timer);
      const isLate = setTimeout(STEP_MS, false, { ref: false });
      return Promise.race([underWay.then(() => true), isLate]);
    },
  };
}

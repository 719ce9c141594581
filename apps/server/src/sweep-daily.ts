import { DAY_MS } from '@jarchi/domain/calendar/durations.ts';
import { openComingMonths } from '#features/measurements/measurements.service.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { FileStore } from '#infra/files/file-store.ts';
import { sweepFiles } from '#infra/files/sweep-files.ts';
import { forgetOldKeys } from '#infra/keys/request-keys.ts';
import { runForParty, SERVER_PARTY } from '#infra/shares/party.ts';
import { forgetDoorways } from '#infra/store/forget-doorways.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';

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
 * the partitions of the coming months.
 */
export function startDailySweep({ tenancy, files, wall, world, more, onFailure }: DailySweep): void {
  const work = async () => {
    await forgetOldKeys(tenancy);
    await forgetDoorways(tenancy, wall.now());
    await openComingMonths(tenancy, world.now());
    await sweepFiles({ tenancy, files }, wall.now());
    for (const remove of more) await remove();
  };
  const sweep = () => void runForParty({ name: SERVER_PARTY, kind: 'job' }, work).catch(onFailure);
  sweep();
  setInterval(sweep, DAY_MS).unref();
}

import { DAY_MS } from '@jarchi/domain/calendar/durations.ts';
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
  readonly onFailure: (error: unknown) => void;
}

/** Removes what is no longer needed, now and each day by the wall clock: old request keys, expired doorways, files without a row. */
export function startDailySweep({ tenancy, files, wall, onFailure }: DailySweep): void {
  const work = async () => {
    await forgetOldKeys(tenancy);
    await forgetDoorways(tenancy, wall.now());
    await sweepFiles({ tenancy, files }, wall.now());
  };
  const sweep = () => void runForParty({ name: SERVER_PARTY, kind: 'job' }, work).catch(onFailure);
  sweep();
  setInterval(sweep, DAY_MS).unref();
}

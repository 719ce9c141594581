import { DAY_MS } from '@jarchi/domain/calendar/durations.ts';
import { createAsking } from './phone-requests.asking.ts';
import { createDesk, type DeskDeps } from './phone-requests.desk.ts';
import { deleteIdle, forgetSent } from './phone-requests.repository.ts';
import { createSteps } from './phone-requests.steps.ts';

/** Documents are kept this long after a request has ended: staff may need them to judge a way back. */
const KEPT_MS = 90 * DAY_MS;

export type PhoneRequestsService = ReturnType<typeof createPhoneRequestsService>;

/** Gives people without a proof another phone. */
export function createPhoneRequestsService(deps: DeskDeps) {
  const steps = createSteps(deps);
  const { carryOut, tellAsked, tellEnded } = steps;
  return {
    ...createAsking(deps, steps),
    ...createDesk(deps, steps),
    carryOut,
    tellAsked,
    tellEnded,

    /** Removes requests that were never sent or are about no person, and the documents of requests that ended long ago. */
    forgetOld: (): Promise<void> =>
      deps.tenancy.withSystem(async (tx) => {
        const now = deps.clocks.wall.now();
        await deleteIdle(tx, new Date(now - DAY_MS));
        await forgetSent(tx, new Date(now - KEPT_MS));
      }),
  };
}

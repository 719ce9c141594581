import { DAY_MS } from '@jarchi/domain/calendar/durations.ts';
import { createAsking } from './phone-requests.asking.ts';
import { createDesk, type DeskDeps } from './phone-requests.desk.ts';
import { deleteIdle, forgetSent } from './phone-requests.repository.ts';
import { createSteps } from './phone-requests.steps.ts';

/** How long documents are kept after a request has ended: a way back may have to be judged by them. */
const KEPT_MS = 90 * DAY_MS;

export type PhoneRequestsService = ReturnType<typeof createPhoneRequestsService>;

/** Another phone for who has no proof. */
export function createPhoneRequestsService(deps: DeskDeps) {
  const steps = createSteps(deps);
  const { carryOut, tellAsked, tellEnded } = steps;
  return {
    ...createAsking(deps, steps),
    ...createDesk(deps, steps),
    carryOut,
    tellAsked,
    tellEnded,

    /** Removes what was begun and never sent, what is about nobody, and what was sent with requests that ended long ago. */
    forgetOld: (): Promise<void> =>
      deps.tenancy.withSystem(async (tx) => {
        const now = deps.clocks.wall.now();
        await deleteIdle(tx, new Date(now - DAY_MS));
        await forgetSent(tx, new Date(now - KEPT_MS));
      }),
  };
}

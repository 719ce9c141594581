import type { LiveService } from '#features/live/live.service.ts';
import type { Notify } from '#features/notifications/notifications.service.ts';
import { createAdvertiserService } from '#features/profile/advertiser.service.ts';
import { createProfileService } from '#features/profile/profile.service.ts';
import type { SessionService } from '#features/session/session.service.ts';
import { createTeamService } from '#features/team/team.service.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import type { TryLimiters } from '#infra/tries/try-limiter.ts';
import type { AppDeps } from './app-deps.ts';

export interface PeopleGround {
  readonly tenancy: Tenancy;
  readonly tries: TryLimiters;
  readonly notify: Notify;
  readonly session: SessionService;
  readonly live: LiveService;
  /** The address of a stored picture. */
  readonly imageUrl: (key: string | null) => string | null;
  logError(error: unknown, what: string): void;
}

/** The services of an account's people: the team, and what each keeps of themself. */
export function createPeopleServices(deps: AppDeps, { tenancy, tries, notify, session, live, imageUrl, logError }: PeopleGround) {
  const { config, clocks } = deps;
  const endStreams = () => void live.look().catch((error: unknown) => logError(error, 'the streams could not be looked after'));
  const endPlace = (accountId: number) => {
    session.forgetAccount(accountId);
    endStreams();
  };
  const { secret, files, mail } = deps;
  return {
    team: createTeamService({ tenancy, clocks, notify, sms: deps.sms, imageUrl, endPlace, logError }),
    profile: createProfileService({ tenancy, clocks, secret, files, mail, tries, config, sessions: session, endStreams }),
    advertiser: createAdvertiserService({ tenancy, config }),
  };
}

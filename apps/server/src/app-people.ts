import { listPlacesOf } from '#features/account/account.repository.ts';
import { staffPlaces } from '#features/account/account-places.repository.ts';
import { createChannelsService } from '#features/channels/channels.service.ts';
import { createPhoneRequestsService } from '#features/phone-requests/phone-requests.service.ts';
import { createSupportService } from '#features/support/support.service.ts';
import { createTicketsService } from '#features/tickets/tickets.service.ts';
import { createHelpService } from '#features/help/help.service.ts';
import { describeNotices } from '#features/notifications/notice-reading.ts';
import type { AttachmentsService } from '#features/attachments/attachments.service.ts';
import type { LiveService } from '#features/live/live.service.ts';
import { markAllRead, type Notify } from '#features/notifications/notifications.service.ts';
import { createAdvertiserService } from '#features/profile/advertiser.service.ts';
import { createProfileService } from '#features/profile/profile.service.ts';
import type { SessionService } from '#features/session/session.service.ts';
import { memberShares } from '#features/sharing/sharing.service.ts';
import { createTeamService } from '#features/team/team.service.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import type { TryLimiters } from '#infra/tries/try-limiter.ts';
import type { AppDeps } from './app-deps.ts';

export interface PeopleDeps {
  readonly tenancy: Tenancy;
  readonly tries: TryLimiters;
  readonly notify: Notify;
  readonly session: SessionService;
  readonly live: LiveService;
  readonly attachments: AttachmentsService;
  /** The address of a stored picture. */
  readonly imageUrl: (key: string | null) => string | null;
  logError(error: unknown, what: string): void;
}

/** The services of an account's people: the team, what each keeps of themself, how they are told, and where they find help. */
export function createPeopleServices(deps: AppDeps, shared: PeopleDeps) {
  const { config, clocks } = deps;
  const { tenancy, tries, notify, session, live, attachments, imageUrl, logError } = shared;
  const endStreams = () => void live.poll().catch((error: unknown) => logError(error, 'the streams could not be looked after'));
  const endPlace = (accountId: number) => {
    session.forgetAccount(accountId);
    endStreams();
  };
  const { secret, files, mail } = deps;
  return {
    team: createTeamService({ tenancy, clocks, notify, markAllRead, shares: memberShares, sms: deps.sms, imageUrl, endPlace, logError }),
    profile: createProfileService({ tenancy, clocks, secret, files, mail, tries, config, sessions: session, endStreams }),
    advertiser: createAdvertiserService({ tenancy, config }),
    channels: createChannelsService({
      tenancy,
      clocks,
      messengers: deps.messengers,
      tries,
      secret,
      publicUrl: config.public_url,
      notify,
      describeNotices,
      logError,
    }),
    phoneRequests: createPhoneRequestsService({
      tenancy,
      clocks,
      secret,
      files,
      mail,
      sms: deps.sms,
      site: { public_url: config.public_url, name: config.brand.name },
      people: session.newPhones,
      takeFile: attachments.takeFile,
      places: staffPlaces,
      listPlaces: listPlacesOf,
    }),
    support: createSupportService({ tenancy, clocks }),
    tickets: createTicketsService({ tenancy, clocks, places: staffPlaces, attachments, notify, agent: deps.agent }),
    help: createHelpService({ tenancy, clocks }),
  };
}

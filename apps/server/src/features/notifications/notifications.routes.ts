import { refuse, succeed } from '@jarchi/domain/result.ts';
import type { HandlersOf } from '#infra/http/handler.ts';
import type { NotificationsService } from './notifications.service.ts';

type ReadingCall =
  | 'listCampaignNotifications'
  | 'seeCampaignNotifications'
  | 'getNotification'
  | 'listPanelNotifications'
  | 'unseeNotifications';

/** The calls that read messages and that the panel itself seldom makes. */
export function readingHandlers(service: NotificationsService): Pick<HandlersOf<'channels'>, ReadingCall> {
  return {
    listCampaignNotifications: async ({ caller, params, query }) => {
      const found = await service.listOfCampaign(caller, params.id, query);
      return found ? succeed(found) : refuse({ code: 'not_found' });
    },
    seeCampaignNotifications: async ({ caller, params }) =>
      (await service.seeOfCampaign(caller, params.id)) ? succeed({ ok: true }) : refuse({ code: 'not_found' }),
    getNotification: async ({ caller, params }) => {
      const found = await service.find(caller, params.id);
      return found ? succeed(found) : refuse({ code: 'not_found' });
    },
    listPanelNotifications: async ({ caller, query }) => succeed(await service.listPanel(caller, query)),
    unseeNotifications: async ({ caller, body }) => {
      await service.unsee(caller, body.seen_at);
      return succeed({ ok: true });
    },
  };
}

export function notificationsHandlers(service: NotificationsService): HandlersOf<'notifications'> {
  return {
    listNotifications: async ({ caller, query }) => succeed(await service.list(caller, query)),
    listNewNotifications: async ({ caller }) => succeed(await service.listNew(caller)),
    seeNotification: async ({ caller, params }) =>
      (await service.see(caller, params.id)) ? succeed({ ok: true }) : refuse({ code: 'not_found' }),
    seeAllNotifications: async ({ caller }) => succeed({ ok: true, ...(await service.seeAll(caller)) }),
    listChangelog: async ({ caller, query }) => succeed(await service.listChangelog(caller, query.after)),
    closeChangelog: async ({ caller, params }) => {
      await service.closeChangelog(caller, params.id);
      return succeed({ ok: true });
    },
    getChangelogFile: async ({ params }) => {
      const file = await service.findChangelogFile(params.id);
      return file ? succeed(file) : refuse({ code: 'not_found' });
    },
  };
}

import { refuse, succeed } from '@jarchi/domain/result.ts';
import type { HandlersOf } from '#infra/http/handler.ts';
import type { NotificationsService } from './notifications.service.ts';

export function notificationsHandlers(service: NotificationsService): HandlersOf<'notifications'> {
  return {
    listNotifications: async ({ caller, query }) => succeed(await service.list(caller, query)),
    listNewNotifications: async ({ caller }) => succeed(await service.listNew(caller)),
    seeNotification: async ({ caller, params }) =>
      (await service.see(caller, params.id)) ? succeed({ ok: true }) : refuse({ code: 'not_found' }),
    seeAllNotifications: async ({ caller }) => {
      await service.seeAll(caller);
      return succeed({ ok: true });
    },
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

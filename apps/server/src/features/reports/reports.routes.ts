import { succeed } from '@jarchi/domain/result.ts';
import type { Clock } from '#infra/clock.ts';
import type { HandlersOf } from '#infra/handler.ts';
import { exportPublishers } from './reports.export.ts';
import type { ReportsService } from './reports.service.ts';

export function reportsHandlers(service: ReportsService, world: Clock): HandlersOf<'reports'> {
  return {
    getStats: async ({ caller, params, query }) => {
      const read = await service.readStats(caller.account_id, params.id, query);
      return read.ok ? succeed(read.value.stats) : read;
    },
    exportReport: async ({ caller, params, query }) => {
      const read = await service.readStats(caller.account_id, params.id, query);
      return read.ok ? succeed(exportPublishers(read.value.title, read.value.stats, world.now())) : read;
    },
  };
}

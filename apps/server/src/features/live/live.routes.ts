import type { HandlersOf } from '#infra/http/handler.ts';
import type { LiveService } from './live.service.ts';

export function liveHandlers(service: LiveService): HandlersOf<'live'> {
  return { openLive: async ({ caller, query }) => service.open(caller, query) };
}

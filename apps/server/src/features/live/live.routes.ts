import type { HandlersOf } from '#infra/http/handler.ts';
import type { LiveService } from './live.service.ts';

export function liveHandlers(service: LiveService): HandlersOf<'live'> {
  return { openLive: async ({ caller, query, request }) => service.open(caller, query, request.signal) };
}

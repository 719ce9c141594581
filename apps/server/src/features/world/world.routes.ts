import { succeed } from '@jarchi/domain/result.ts';
import type { HandlersOf } from '#infra/http/handler.ts';
import type { WorldService } from './world.service.ts';

export function worldHandlers(service: WorldService): HandlersOf<'world'> {
  return {
    getWorldClock: async () => succeed(await service.getWorldClock()),
    moveWorldClock: ({ body }) => service.moveWorldClock(body.hours),
  };
}

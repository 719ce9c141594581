import { succeed } from '@jarchi/domain/result.ts';
import type { HandlersOf } from '#infra/handler.ts';
import type { WorldService } from './world.service.ts';

export function worldHandlers(service: WorldService): HandlersOf<'world'> {
  return {
    getWorldClock: () => Promise.resolve(succeed(service.getWorldClock())),
    moveWorldClock: ({ body }) => Promise.resolve(service.moveWorldClock(body.hours)),
  };
}

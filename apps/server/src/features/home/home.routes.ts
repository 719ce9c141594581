import { succeed } from '@jarchi/domain/result.ts';
import type { HandlersOf } from '#infra/http/handler.ts';
import type { HomeService } from './home.service.ts';

export function homeHandlers(service: HomeService): HandlersOf<'home'> {
  return { getHome: async ({ caller }) => succeed(await service.getHome(caller.account_id)) };
}

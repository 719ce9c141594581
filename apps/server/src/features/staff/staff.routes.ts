import { succeed } from '@jarchi/domain/result.ts';
import type { RequestFacts } from '#infra/http/caller.ts';
import type { HandlersOf } from '#infra/http/handler.ts';
import type { StaffService } from './staff.service.ts';

/** The cookies of acting for a customer; session owns them. */
export interface ImpersonationCookies {
  keepImpersonation(request: RequestFacts, token: string, maxAgeSeconds: number): void;
  clearImpersonation(request: RequestFacts): void;
  clearAccount(request: RequestFacts): void;
}

export function staffHandlers(service: StaffService, cookies: ImpersonationCookies): HandlersOf<'staff'> {
  return {
    getStaffMember: async ({ caller }) => succeed(await service.getMember(caller)),
    listCustomers: async ({ caller, query }) => succeed(await service.listCustomers(caller, query)),
    getCustomer: ({ caller, params }) => service.getCustomer(caller, params.account),
    startImpersonation: async ({ caller, body, request }) => {
      const started = await service.startImpersonation(caller, body, request);
      if (!started.ok) return started;
      const { answer, token, maxAgeSeconds } = started.value;
      cookies.keepImpersonation(request, token, maxAgeSeconds);
      return succeed(answer);
    },
    releaseImpersonation: async ({ caller, request }) => {
      const released = await service.releaseImpersonation(caller);
      if (!released.ok) return released;
      cookies.clearImpersonation(request);
      cookies.clearAccount(request);
      return succeed({ ok: true });
    },
  };
}

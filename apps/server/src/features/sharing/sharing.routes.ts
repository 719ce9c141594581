import { refuse, succeed } from '@jarchi/domain/result.ts';
import type { HandlersOf } from '#infra/http/handler.ts';
import type { ReportShare, SharingService } from './sharing.service.ts';

const report = (id: number) => ({ kind: 'report', id }) as const;
const content = (id: number) => ({ kind: 'content', id }) as const;

/** A content has no costs to hide. */
function ofContent(share: ReportShare): Omit<ReportShare, 'is_cost_hidden'> {
  const { is_cost_hidden: _, ...rest } = share;
  return rest;
}

const pageOf = <T>(results: readonly T[]) => succeed({ count: results.length, results: [...results] });

export function sharingHandlers(service: SharingService): HandlersOf<'sharing'> {
  return {
    async listReportShares({ caller, params }) {
      const shares = await service.listShares(caller.account_id, report(params.id));
      return shares ? pageOf(shares) : refuse({ code: 'campaign_not_found' });
    },
    createReportShare: async ({ caller, params, body }) =>
      (await service.createShare(caller, report(params.id), body)) ?? refuse({ code: 'campaign_not_found' }),
    updateReportShare: ({ caller, params, body }) => service.updateShare(caller.account_id, report(params.id), params.share, body),
    revokeReportShare: ({ caller, params }) => service.revokeShare(caller.account_id, report(params.id), params.share),

    async listContentShares({ caller, params }) {
      const shares = await service.listShares(caller.account_id, content(params.id));
      return shares ? pageOf(shares.map(ofContent)) : refuse({ code: 'not_found' });
    },
    async createContentShare({ caller, params, body }) {
      const made = await service.createShare(caller, content(params.id), body);
      if (!made) return refuse({ code: 'not_found' });
      return made.ok ? succeed(ofContent(made.value)) : made;
    },
    async updateContentShare({ caller, params, body }) {
      const changed = await service.updateShare(caller.account_id, content(params.id), params.share, body);
      return changed.ok ? succeed(ofContent(changed.value)) : changed;
    },
    async revokeContentShare({ caller, params }) {
      const revoked = await service.revokeShare(caller.account_id, content(params.id), params.share);
      return revoked.ok ? succeed(ofContent(revoked.value)) : revoked;
    },

    openSharedReport: ({ caller, params }) => service.openSharedReport(caller, params.id),
    openSharedContent: ({ caller, params }) => service.openSharedContent(caller, params.id),
  };
}

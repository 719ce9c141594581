import { calls } from '@jarchi/contract/calls.ts';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { isOfGroup, type AccountRole } from '@jarchi/domain/account/roles.ts';
import { succeed, type Result } from '@jarchi/domain/result.ts';
import { getDoer } from '#infra/http/caller.ts';
import type { HandlersOf } from '#infra/http/handler.ts';
import type { CampaignsService } from './campaigns.service.ts';

type Campaign = CallAnswer<'campaigns', 'getCampaign'>;

const ACTS = { ...calls.campaigns, ...calls.contents };

/** A campaign as a member reads it: changes the answer to name only the calls that their role may make. */
function allowedTo<E>(role: AccountRole, read: Result<Campaign, E>): Result<Campaign, E> {
  if (!read.ok) return read;
  return succeed(Object.assign(read.value, { allowed: read.value.allowed.filter((call) => isOfGroup(role, ACTS[call].for)) }));
}

export function campaignsHandlers(service: CampaignsService): HandlersOf<'campaigns'> {
  return {
    listCampaigns: ({ caller, query }) => service.listCampaigns(caller.account_id, query),
    exportCampaigns: ({ caller, query }) => service.exportCampaigns(caller.account_id, query),
    listSuggestedPlans: async ({ caller }) => succeed(await service.suggestPlans(caller.account_id)),
    previewCampaigns: ({ caller, query }) => service.previewCampaigns(caller.account_id, query),
    actOnCampaigns: ({ caller, body, request }) => service.actOnCampaigns({ caller, key: request.idempotency }, body),
    getCampaign: async ({ caller, params }) => allowedTo(caller.role, await service.getCampaign(caller.account_id, params.id)),
    createCampaign: ({ caller, body, request }) => service.createCampaign({ caller, key: request.idempotency }, body.draft),
    updateCampaign: ({ caller, params, query, body }) =>
      service.updateCampaign(caller.account_id, params.id, { ...query, ...body, doer: getDoer(caller) }),
    duplicateCampaign: ({ caller, params, request }) => service.duplicateCampaign({ caller, key: request.idempotency }, params.id),
    applyDiscount: ({ caller, body }) => service.applyDiscount(caller, body.campaign, body.discount_codes),
    purchaseCampaign: ({ caller, params, body, request }) =>
      service.purchaseCampaign({ caller, key: request.idempotency }, params.id, body),
    redateCampaign: ({ caller, params, body, request }) => service.redateCampaign({ caller, key: request.idempotency }, params.id, body),
    archiveCampaign: ({ caller, params }) => service.archiveCampaign(caller, params.id),
    restoreCampaign: ({ caller, params }) => service.restoreCampaign(caller.account_id, params.id),
    previewCampaign: ({ caller, params, query }) => service.previewCampaign(caller.account_id, params.id, query.call),
    cancelCampaign: ({ caller, params, body, request }) =>
      service.cancelCampaign({ caller, key: request.idempotency }, params.id, body.expected),
    pauseCampaign: ({ caller, params, body, request }) => service.pauseCampaign({ caller, key: request.idempotency }, params.id, body),
    resumeCampaign: ({ caller, params, request }) => service.resumeCampaign({ caller, key: request.idempotency }, params.id),
    stopCampaign: ({ caller, params, body, request }) => service.stopCampaign({ caller, key: request.idempotency }, params.id, body),
    listReplacements: ({ caller, params }) => service.listReplacements({ account_id: caller.account_id, ...params }),
    replacePlacement: ({ caller, params, body, request }) =>
      service.replacePlacement({ caller, key: request.idempotency }, params.id, { placement: params.placement, ...body }),
    dropPlacement: ({ caller, params, body, request }) =>
      service.dropPlacement({ caller, key: request.idempotency }, params.id, { placement: params.placement, ...body }),
    setAutoReplace: ({ caller, params, body }) => service.setAutoReplace(caller.account_id, params.id, body.is_auto_replace),
    openDispute: ({ caller, params, body, request }) => service.openDispute({ caller, key: request.idempotency }, params.id, body),
    answerDispute: ({ caller, params, body }) => service.answerDispute(caller, params.id, body),
  };
}

export function rehearsalHandlers(service: CampaignsService): HandlersOf<'rehearsal'> {
  return {
    listHolds: ({ caller, params }) => service.listHolds(caller, params.account),
    rehearse: ({ caller, params, body }) => service.rehearse(caller, params.account, body.ifs),
  };
}

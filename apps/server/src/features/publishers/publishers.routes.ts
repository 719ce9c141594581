import type { RecommenderFlags } from '@jarchi/domain/platforms/plan-options.ts';
import { isStaffView, type AppMode } from '@jarchi/domain/session/viewer.ts';
import { succeed } from '@jarchi/domain/result.ts';
import type { AccountCaller } from '#infra/http/caller.ts';
import type { HandlersOf } from '#infra/http/handler.ts';
import type { AlternativesService } from './alternatives/alternatives.service.ts';
import type { PackagesService } from './packages/packages.service.ts';
import type { WorkbookService } from './workbook/workbook.service.ts';
import type { DisplayUrlService } from './publishers.display-url.ts';
import type { PlanViewer } from './publishers.filters.ts';
import type { PublishersService } from './publishers.service.ts';

export interface PublishersServices {
  readonly publishers: PublishersService;
  readonly packages: PackagesService;
  readonly alternatives: AlternativesService;
  readonly workbook: WorkbookService;
  readonly landingPages: DisplayUrlService;
  readonly mode: AppMode;
  readonly flags: RecommenderFlags;
}

export function publishersHandlers({
  publishers,
  packages,
  alternatives,
  workbook,
  landingPages,
  mode,
  flags,
}: PublishersServices): HandlersOf<'publishers'> {
  const isStaff = (caller: AccountCaller) => isStaffView({ mode, is_hijacked: caller.impersonated_by !== null });
  const viewerOf = (caller: AccountCaller): PlanViewer => ({ isStaffView: isStaff(caller), flags });
  return {
    listMediaPlans: ({ caller, params, query }) => publishers.listMediaPlans(caller.account_id, params.kind, query, viewerOf(caller)),
    getMediaPlan: ({ caller, params }) => publishers.getMediaPlan(caller.account_id, params.id, isStaff(caller)),
    listPlanFilters: ({ caller, query }) => publishers.listPlanFilters(query.kind, viewerOf(caller)),
    listBundles: ({ caller, params, query }) => publishers.listBundles(caller.account_id, params.kind, query.story_number),
    suggestAlternatives: ({ caller, body }) => alternatives.suggestAlternatives(caller.account_id, body),
    suggestPackages: ({ caller, params, body, request }) =>
      packages.suggestPackages({ account_id: caller.account_id, viewer: viewerOf(caller), signal: request.signal }, params.kind, body),
    suggestViewsPackages: ({ caller, params, body, request }) =>
      packages.suggestViewsPackages({ account_id: caller.account_id, viewer: viewerOf(caller), signal: request.signal }, params.kind, body),
    importPlans: ({ caller, params, query, request }) =>
      workbook.importPlans(caller.account_id, { kind: params.kind, story_number: query.story_number }, request.findFile, request.signal),
    exportPlans: ({ caller, params, query, body }) =>
      workbook.exportPlans({ account_id: caller.account_id, viewer: viewerOf(caller) }, params.kind, query, body),
    displayUrl: ({ caller, body }) => landingPages.displayUrl(caller.account_id, body.url),
    listInstagramPages: async ({ caller, query }) => succeed(await publishers.listInstagramPages(caller.account_id, query)),
    listCategories: async ({ caller }) => succeed(await publishers.listCategories(caller.account_id)),
  };
}

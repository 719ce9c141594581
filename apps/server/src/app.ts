import type { FastifyInstance } from 'fastify';
import type { VatRate } from '@jarchi/domain/money/money.ts';
import type { PaymentGateway } from '#connectors/payments/payment-gateway.ts';
import type { PlatformConnector, ReviewConnector } from '#connectors/platforms/platform-connector.ts';
import type { SmsSender } from '#connectors/sms/sms-sender.ts';
import { refusalTextFa } from '#features/account/account.fa.ts';
import { accountHandlers } from '#features/account/account.routes.ts';
import { createAccountService } from '#features/account/account.service.ts';
import { accountMembers } from '#features/account/account.members.ts';
import { campaignsJobs } from '#features/campaigns/campaigns.jobs.ts';
import { campaignsHandlers } from '#features/campaigns/campaigns.routes.ts';
import { createCampaignsService } from '#features/campaigns/campaigns.service.ts';
import { findStanding } from '#features/campaigns/creation/find-standing.ts';
import { contentStore } from '#features/contents/contents.repository.ts';
import { contentsHandlers } from '#features/contents/contents.routes.ts';
import { createContentsService } from '#features/contents/contents.service.ts';
import { contentFileKeeper } from '#features/contents/content-files.ts';
import { creativesHandlers } from '#features/creatives/creatives.routes.ts';
import { createCreativesService } from '#features/creatives/creatives.service.ts';
import { draftsHandlers } from '#features/drafts/drafts.routes.ts';
import { createDraftsService } from '#features/drafts/drafts.service.ts';
import { financeJobs } from '#features/finance/finance.jobs.ts';
import { spendingLedger } from '#features/finance/finance.ledger.ts';
import { financeHandlers } from '#features/finance/finance.routes.ts';
import { createFinanceService } from '#features/finance/finance.service.ts';
import { notificationsHandlers } from '#features/notifications/notifications.routes.ts';
import { measurements } from '#features/measurements/measurements.service.ts';
import { createNotificationsService, notify } from '#features/notifications/notifications.service.ts';
import { pricingHandlers } from '#features/pricing/pricing.routes.ts';
import { createPricingService } from '#features/pricing/pricing.service.ts';
import { createAlternativesService } from '#features/publishers/alternatives/alternatives.service.ts';
import { createPackagesService } from '#features/publishers/packages/packages.service.ts';
import { createWorkbookService } from '#features/publishers/workbook/workbook.service.ts';
import { createDisplayUrlService } from '#features/publishers/publishers.display-url.ts';
import { publishersHandlers } from '#features/publishers/publishers.routes.ts';
import { createPublishersService } from '#features/publishers/publishers.service.ts';
import { reportsHandlers } from '#features/reports/reports.routes.ts';
import { createReportsService } from '#features/reports/reports.service.ts';
import { createSessionCookies } from '#features/session/session.cookies.ts';
import { sessionHandlers } from '#features/session/session.routes.ts';
import { createSessionService } from '#features/session/session.service.ts';
import { staffHandlers } from '#features/staff/staff.routes.ts';
import { createStaffService } from '#features/staff/staff.service.ts';
import { supportHandlers } from '#features/support/support.routes.ts';
import { createSupportService } from '#features/support/support.service.ts';
import { homeHandlers } from '#features/home/home.routes.ts';
import { createHomeService } from '#features/home/home.service.ts';
import { worldHandlers } from '#features/world/world.routes.ts';
import { createWorldService } from '#features/world/world.service.ts';
import type { Clock, WorldClock } from '#infra/clock/clock.ts';
import type { Database } from '#infra/store/db.ts';
import type { FileStore } from '#infra/files/file-store.ts';
import type { AllHandlers } from '#infra/http/handler.ts';
import type { RequestLimits } from '#infra/http/requests/body-watch.ts';
import { createHttpServer } from '#infra/http/http-server.ts';
import type { LogTarget } from '#infra/logs/log-options.ts';
import type { OutsideReader } from '#infra/outside/page-reader.ts';
import { createSafeFetch } from '#infra/outside/safe-fetch.ts';
import type { RequestShareOptions } from '#infra/shares/request-shares.ts';
import { createTenancy } from '#infra/store/tenancy.ts';
import { createAccessTokens, findTokenAccount } from '#infra/crypto/tokens.ts';
import { createTryLimiters } from '#infra/tries/try-limiter.ts';
import { createWorker } from '#infra/jobs/worker.ts';
import type { Config } from './config.ts';

export interface AppDeps {
  readonly config: Config;
  readonly secret: string;
  readonly db: Database;
  readonly clocks: { readonly wall: Clock; readonly world: WorldClock };
  readonly files: FileStore;
  readonly sms: SmsSender;
  readonly gateways: readonly PaymentGateway[];
  readonly platform: PlatformConnector;
  readonly review: ReviewConnector;
  /** Reads the pages that users name; goes straight to the internet unless there is a proxy. */
  readonly outside?: OutsideReader;
  /** Pages of connectors, such as the test gateway's. */
  readonly connectorPages?: readonly ((server: FastifyInstance) => void)[];
  /** The folder of the built panel; without it the server answers the API alone. */
  readonly panelDirectory?: string;
  readonly staffDirectory?: string;
  readonly areAnswersChecked?: boolean;
  readonly logTo?: LogTarget | undefined;
  /** How many requests of one party run and wait; replaced by tests only. */
  readonly shares?: Pick<RequestShareOptions, 'limits' | 'heldBackMs'> | undefined;
  /** How long a request may take to arrive; replaced by tests only. */
  readonly requestLimits?: Partial<RequestLimits>;
  /** The rates of the law; replaced by tests only. */
  readonly vatRates?: readonly VatRate[];
}

export type App = Awaited<ReturnType<typeof createApp>>;

/** The whole server, put together: services from the lowest floor up, then their calls, then their jobs. */
export async function createApp(deps: AppDeps) {
  const { config, db, clocks } = deps;
  const [isProduction, isDemo] = [config.mode === 'production', config.mode === 'demo'];
  const tenancy = createTenancy(db);
  const tokens = createAccessTokens(deps.secret);
  const tries = createTryLimiters({ pool: db.pool, secret: deps.secret, wall: clocks.wall });
  const logError = (error: unknown, what: string) => http.server.log.error({ err: error }, what);

  const publishers = createPublishersService({ tenancy, wall: clocks.wall });
  const landingPages = createDisplayUrlService({ outside: deps.outside ?? createSafeFetch(), tries });
  const alternatives = createAlternativesService({ tenancy });
  const workbook = createWorkbookService({ tenancy, world: clocks.world, isDemo });
  const packages = createPackagesService({ tenancy, wall: clocks.wall });
  const pricing = createPricingService({ tenancy, world: clocks.world, vatRates: deps.vatRates });
  const creatives = createCreativesService({
    tenancy,
    clocks,
    files: deps.files,
    bases: config.bases,
    uploadsPerDay: config.daily_limits.uploads,
  });
  const notifications = createNotificationsService({ tenancy, clocks, files: deps.files, bases: config.bases });
  const reports = createReportsService({ tenancy, world: clocks.world, isDemo });
  const session = createSessionService({
    tenancy,
    clocks,
    tokens,
    sms: deps.sms,
    secret: deps.secret,
    tries,
    config,
    accounts: accountMembers,
  });
  const drafts = createDraftsService({
    tenancy,
    clocks,
    creatives,
    draftsPerDay: config.daily_limits.drafts,
    findStanding,
  });
  const campaigns = createCampaignsService({
    tenancy,
    world: clocks.world,
    ledger: spendingLedger,
    drafts,
    plans: publishers,
    bundles: publishers,
    prices: pricing.source,
    measurements,
    contents: contentStore,
    storeContentFile: contentFileKeeper(creatives),
    connectors: { platform: deps.platform, review: deps.review },
    notify,
    isDemo,
  });

  const finance = createFinanceService({
    tenancy,
    clocks,
    notify,
    gateways: deps.gateways,
    logError,
    callbackUrl: (gateway) => `${config.public_url}${config.bases.financial}/online-payments/${gateway}/callback`,
    afterCharge: campaigns.buyWaiting,
  });
  const account = createAccountService({
    tenancy,
    clocks,
    config,
    readBalances: finance.readBalances,
    hasPurchasedCampaign: campaigns.hasPurchasedCampaign,
    readUser: session.readUser,
    findImpersonation: session.findImpersonation,
  });
  const contents = createContentsService({ tenancy, world: clocks.world, campaigns, listFiles: creatives.listFiles });
  const staff = createStaffService({ tenancy, clocks, sessions: session });
  const cookies = createSessionCookies(config.bases.accounts);

  const worker = createWorker({
    db,
    clocks,
    places: config.jobs.places,
    isWorldMovable: !isProduction,
    handlers: { ...campaignsJobs(campaigns), ...financeJobs(finance) },
    onFailure: ({ id, kind, account_id, attempts }, error, isDead) =>
      http.server.log.error({ err: error, job: { id, kind, account_id, attempts }, isDead }, 'job failed'),
    onOutage: (error) => logError(error, 'the jobs could not be read'),
  });
  const world = createWorldService({
    world: clocks.world,
    worker,
    canMove: !isProduction,
    afterMove: campaigns.advancePublishing,
    onFailure: (error) => logError(error, 'the move of the clock failed'),
  });

  const handlers: AllHandlers = {
    session: sessionHandlers(session, cookies),
    account: accountHandlers(account),
    finance: financeHandlers(finance),
    publishers: publishersHandlers({
      publishers,
      packages,
      alternatives,
      workbook,
      landingPages,
      mode: config.mode,
      flags: account.listFeatureFlags().feature_flags,
    }),
    pricing: pricingHandlers(pricing),
    drafts: draftsHandlers(drafts),
    creatives: creativesHandlers(creatives),
    campaigns: campaignsHandlers(campaigns),
    contents: contentsHandlers(contents),
    home: homeHandlers(createHomeService({ campaigns, drafts, contents, world })),
    reports: reportsHandlers(reports),
    notifications: notificationsHandlers(notifications),
    staff: staffHandlers(staff, cookies),
    support: supportHandlers(createSupportService({ tenancy, clocks })),
    world: worldHandlers(world),
  };
  const http = await createHttpServer({
    config,
    handlers,
    tries,
    guards: { ...session.guards, noteWrite: staff.noteWrite, refusalText: refusalTextFa },
    shares: { findAccountId: (header) => findTokenAccount(tokens, header, clocks.wall.now()), ...deps.shares },
    keepTime: clocks.world.keepFresh,
    isReady: () => db.pool.query('select 1'),
    apps: [
      { base: '/', directory: deps.panelDirectory },
      { base: '/staff/', directory: deps.staffDirectory },
    ],
    connectorPages: deps.connectorPages ?? [],
    areAnswersChecked: deps.areAnswersChecked ?? false,
    logTo: deps.logTo,
    ...(deps.requestLimits ? { limits: deps.requestLimits } : {}),
  });

  return {
    server: http.server,
    tenancy,
    worker,
    services: { session, contents, account, notifications, staff, finance, publishers, creatives, drafts, campaigns, reports, world },
    /** Stops taking requests and starting jobs, and waits for those under way; for jobs `stop_seconds` at most. Returns whether all ended. */
    async close(): Promise<boolean> {
      const [left] = await Promise.all([worker.stop(config.jobs.stop_seconds * 1000), http.server.close()]);
      await Promise.all([packages.close(), workbook.close()]);
      if (left.length > 0) http.server.log.warn({ jobs: left }, 'jobs were left to other servers');
      else await world.whenStill();
      return left.length === 0;
    },
  };
}

import type { FastifyInstance } from 'fastify';
import type { PaymentGateway } from '#connectors/payments/payment-gateway.ts';
import type { PlatformConnector, ReviewConnector } from '#connectors/platforms/platform-connector.ts';
import type { SmsSender } from '#connectors/sms/sms-sender.ts';
import { accountHandlers } from '#features/account/account.routes.ts';
import { createAccountService, type AccountService } from '#features/account/account.service.ts';
import { campaignsJobs } from '#features/campaigns/campaigns.jobs.ts';
import { campaignsHandlers } from '#features/campaigns/campaigns.routes.ts';
import { createCampaignsService, type CampaignsService } from '#features/campaigns/campaigns.service.ts';
import { creativesHandlers } from '#features/creatives/creatives.routes.ts';
import { createCreativesService } from '#features/creatives/creatives.service.ts';
import { draftsHandlers } from '#features/drafts/drafts.routes.ts';
import { createDraftsService, type DraftsService } from '#features/drafts/drafts.service.ts';
import { financeJobs } from '#features/finance/finance.jobs.ts';
import { spendingLedger } from '#features/finance/finance.ledger.ts';
import { financeHandlers } from '#features/finance/finance.routes.ts';
import { createFinanceService, type FinanceService } from '#features/finance/finance.service.ts';
import { publishersHandlers } from '#features/publishers/publishers.routes.ts';
import { createPublishersService } from '#features/publishers/publishers.service.ts';
import { reportsHandlers } from '#features/reports/reports.routes.ts';
import { createReportsService } from '#features/reports/reports.service.ts';
import { sessionHandlers } from '#features/session/session.routes.ts';
import { createSessionService, type SessionService } from '#features/session/session.service.ts';
import { worldHandlers } from '#features/world/world.routes.ts';
import { createWorldService } from '#features/world/world.service.ts';
import type { Clock, WorldClock } from '#infra/clock.ts';
import type { Database } from '#infra/db.ts';
import type { FileStore } from '#infra/file-store.ts';
import type { AllHandlers } from '#infra/handler.ts';
import { createHttpServer } from '#infra/http-server.ts';
import { createTenancy } from '#infra/tenancy.ts';
import { createAccessTokens } from '#infra/tokens.ts';
import { createWorker } from '#infra/worker.ts';
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
  /** Pages that connectors bring along, such as the test gateway's. */
  readonly connectorPages?: readonly ((server: FastifyInstance) => void)[];
  /** Where the built panel lies; without it the server answers the API alone. */
  readonly panelDirectory?: string;
  readonly areAnswersChecked?: boolean;
}

export type App = Awaited<ReturnType<typeof createApp>>;

/** The whole server, put together: services from the lowest floor up, then their calls, then their jobs. */
export async function createApp(deps: AppDeps) {
  const { config, db, clocks } = deps;
  const isProduction = config.mode === 'production';
  const tenancy = createTenancy(db);
  const tokens = createAccessTokens(deps.secret);
  const logError = (error: unknown, what: string) => http.server.log.error({ err: error }, what);

  const publishers = createPublishersService({ tenancy });
  const creatives = createCreativesService({ tenancy, clocks, files: deps.files, bases: config.bases });
  const reports = createReportsService({ tenancy, world: clocks.world });
  const session: SessionService = createSessionService({
    tenancy,
    clocks,
    tokens,
    sms: deps.sms,
    secret: deps.secret,
    config,
    accounts: {
      listMemberships: (tx, userId) => account.listMemberships(tx, userId),
      openAccount: (tx, owner) => account.openAccount(tx, owner),
    },
  });
  const finance: FinanceService = createFinanceService({
    tenancy,
    clocks,
    gateways: deps.gateways,
    logError,
    callbackUrl: (gateway) => `${config.public_url}${config.bases.financial}/online-payments/${gateway}/callback`,
    afterCharge: (accountId) => campaigns.buyWaiting(accountId),
  });
  const account: AccountService = createAccountService({ tenancy, config, findBalances: finance.findBalances, getUser: session.getUser });
  const drafts: DraftsService = createDraftsService({
    tenancy,
    clocks,
    creatives,
    isCampaignEditable: (tx, accountId, id) => campaigns.isCampaignEditable(tx, accountId, id),
  });
  const campaigns: CampaignsService = createCampaignsService({
    tenancy,
    world: clocks.world,
    ledger: spendingLedger,
    drafts,
    plans: publishers,
    measurements: reports,
    connectors: { platform: deps.platform, review: deps.review },
  });

  const worker = createWorker({
    db,
    clocks,
    handlers: { ...campaignsJobs(campaigns), ...financeJobs(finance) },
    onFailure: (job, error, isDead) => http.server.log.error({ err: error, job, isDead }, 'job failed'),
    onOutage: (error) => logError(error, 'jobs cannot be read'),
  });
  const world = createWorldService({
    world: clocks.world,
    worker,
    canMove: !isProduction,
    afterMove: campaigns.advancePublishing,
    onFailure: (error) => logError(error, 'the clock did not arrive'),
  });

  const handlers: AllHandlers = {
    session: sessionHandlers(session, config.bases.accounts),
    account: accountHandlers(account),
    finance: financeHandlers(finance),
    publishers: publishersHandlers(publishers),
    drafts: draftsHandlers(drafts),
    creatives: creativesHandlers(creatives),
    campaigns: campaignsHandlers(campaigns),
    reports: reportsHandlers(reports, clocks.world),
    world: worldHandlers(world),
  };
  const http = await createHttpServer({
    config,
    handlers,
    authenticate: session.authenticate,
    isReady: () => db.pool.query('select 1'),
    ...(deps.panelDirectory === undefined ? {} : { panelDirectory: deps.panelDirectory }),
    connectorPages: deps.connectorPages ?? [],
    areAnswersChecked: deps.areAnswersChecked ?? false,
  });

  return {
    server: http.server,
    tenancy,
    worker,
    services: { session, account, finance, publishers, creatives, drafts, campaigns, reports, world },
    /** Stops taking requests, lets running ones and jobs end, then the store. */
    async close(): Promise<void> {
      await http.server.close();
      await worker.stop();
      await world.whenStill();
    },
  };
}

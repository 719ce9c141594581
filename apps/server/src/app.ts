import { withDeadlines } from '#connectors/with-deadlines.ts';
import { refusalTextFa } from '#features/account/account.fa.ts';
import { accountHandlers } from '#features/account/account.routes.ts';
import { alertsJobs } from '#features/alerts/alerts.jobs.ts';
import { alertsHandlers } from '#features/alerts/alerts.routes.ts';
import { attachmentsHandlers } from '#features/attachments/attachments.routes.ts';
import { campaignsJobs } from '#features/campaigns/campaigns.jobs.ts';
import { scheduleUnusable } from '#features/campaigns/outside/find-unusable.ts';
import { campaignsHandlers, rehearsalHandlers } from '#features/campaigns/campaigns.routes.ts';
import { channelsJobs } from '#features/channels/channels.jobs.ts';
import { channelsHandlers } from '#features/channels/channels.routes.ts';
import { registerBotDoors } from '#features/channels/linking/bot-doors.routes.ts';
import { clicksHandlers, quickClickPage, registerClickPage } from '#features/clicks/clicks.routes.ts';
import { clicksJobs } from '#features/clicks/clicks.jobs.ts';
import { contentsHandlers } from '#features/contents/contents.routes.ts';
import { creativesHandlers } from '#features/creatives/creatives.routes.ts';
import { documentsJobs } from '#features/documents/documents.jobs.ts';
import { documentsHandlers } from '#features/documents/documents.routes.ts';
import { draftsHandlers } from '#features/drafts/drafts.routes.ts';
import { financeJobs } from '#features/finance/finance.jobs.ts';
import { financeHandlers } from '#features/finance/finance.routes.ts';
import { liveHandlers } from '#features/live/live.routes.ts';
import { liveJobs } from '#features/live/live.jobs.ts';
import { notificationsHandlers, readingHandlers } from '#features/notifications/notifications.routes.ts';
import { sessionJobs } from '#features/session/proofs/proofs.jobs.ts';
import { moneyRequestsJobs } from '#features/money-requests/money-requests.jobs.ts';
import { phoneRequestsJobs } from '#features/phone-requests/phone-requests.jobs.ts';
import { phoneRequestsHandlers } from '#features/phone-requests/phone-requests.routes.ts';
import { moneyRequestsHandlers } from '#features/money-requests/money-requests.routes.ts';
import { measurementsJobs } from '#features/measurements/measurements.jobs.ts';
import { measurementsHandlers } from '#features/measurements/provenance/provenance.routes.ts';
import { pricingHandlers } from '#features/pricing/pricing.routes.ts';
import { profileHandlers } from '#features/profile/profile.routes.ts';
import { publishersHandlers } from '#features/publishers/publishers.routes.ts';
import { reportsHandlers } from '#features/reports/reports.routes.ts';
import { credentialsHandlers } from '#features/session/credentials/credentials.routes.ts';
import { createSessionCookies } from '#features/session/session.cookies.ts';
import { sessionHandlers } from '#features/session/session.routes.ts';
import { findMarkedPerson } from '#features/session/session.browser.ts';
import { sharingHandlers } from '#features/sharing/sharing.routes.ts';
import { staffHandlers } from '#features/staff/staff.routes.ts';
import { stuckJobs } from '#features/stuck/stuck.jobs.ts';
import { stuckHandlers } from '#features/stuck/stuck.routes.ts';
import { supportHandlers } from '#features/support/support.routes.ts';
import { ticketsJobs } from '#features/tickets/tickets.jobs.ts';
import { ticketsHandlers } from '#features/tickets/tickets.routes.ts';
import { helpHandlers } from '#features/help/help.routes.ts';
import { homeHandlers } from '#features/home/home.routes.ts';
import { createHomeService } from '#features/home/home.service.ts';
import { teamHandlers } from '#features/team/team.routes.ts';
import { viewsHandlers } from '#features/views/views.routes.ts';
import { worldHandlers } from '#features/world/world.routes.ts';
import { createWorldService } from '#features/world/world.service.ts';
import type { AllHandlers } from '#infra/http/handler.ts';
import { createHttpServer } from '#infra/http/http-server.ts';
import { createTenancy } from '#infra/store/tenancy.ts';
import { createAccessTokens, findTokenAccount } from '#infra/crypto/tokens.ts';
import { createTryLimiters } from '#infra/tries/try-limiter.ts';
import { countJobs } from '#infra/jobs/count-jobs.ts';
import { createWorker } from '#infra/jobs/worker.ts';
import { findDiskRoom, watchRoom } from '#infra/files/disk-room.ts';
import type { AppDeps } from './app-deps.ts';
import { createServices } from './app-services.ts';

export type App = Awaited<ReturnType<typeof createApp>>;

/** The whole server, put together: services from the lowest floor up, then their calls, then their jobs. */
export async function createApp(given: AppDeps) {
  const deps = withDeadlines(given, given.deadlines);
  const { config, db, clocks } = deps;
  const isProduction = config.mode === 'production';
  const tenancy = createTenancy(db);
  const tokens = createAccessTokens(deps.secret);
  const tries = createTryLimiters({ pool: db.pool, secret: deps.secret, wall: clocks.wall });
  const logError = (error: unknown, what: string) => http.server.log.error({ err: error }, what);

  const findFreeBytes = deps.findFreeBytes ?? (() => findDiskRoom(config.data_dir));
  const requireRoom = watchRoom({
    findFreeBytes,
    floorBytes: config.disk_floor_bytes,
    onLow: (free_bytes) => http.server.log.warn({ free_bytes }, 'the disk of JARCHI_DATA_DIR has less room than JARCHI_DISK_FLOOR_MB'),
  });

  const services = createServices(deps, { tenancy, tokens, tries, logError });
  const { account, alerts, campaigns, clicks, finance, live, packages, reports, session, sharing, staff, workbook } = services;
  const cookies = createSessionCookies(config.bases.accounts);

  const worker = createWorker({
    db,
    clocks,
    seats: config.jobs.seats,
    isWorldMovable: !isProduction,
    longestRunMs: deps.longestRunMs,
    handlers: {
      ...campaignsJobs(campaigns, () => scheduleUnusable({ tenancy, wall: clocks.wall }, 'tomorrow')),
      ...measurementsJobs(tenancy),
      ...financeJobs(finance, { tenancy, wall: clocks.wall }),
      ...documentsJobs(services.documents),
      ...sessionJobs(session),
      ...phoneRequestsJobs(services.phoneRequests),
      ...moneyRequestsJobs(services.moneyRequests),
      ...alertsJobs(alerts),
      ...ticketsJobs(services.tickets),
      ...channelsJobs(services.channels),
      ...clicksJobs(clicks),
      ...stuckJobs({ tenancy, world: clocks.world, markOverdue: campaigns.markOverdue }),
      ...liveJobs(live, { tenancy, wall: clocks.wall }),
    },
    // A failed try is followed by another one; a dead job needs a person.
    onFailure: ({ id, kind, account_id, attempts }, error, isDead) =>
      http.server.log[isDead ? 'error' : 'warn']({ err: error, job: { id, kind, account_id, attempts }, isDead }, 'job failed'),
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
    credentials: credentialsHandlers(session, cookies),
    phoneRequests: phoneRequestsHandlers(services.phoneRequests, cookies),
    account: accountHandlers(account),
    alerts: alertsHandlers(alerts),
    finance: financeHandlers(finance),
    documents: documentsHandlers(services.documents),
    moneyRequests: moneyRequestsHandlers(services.moneyRequests),
    attachments: attachmentsHandlers(services.attachments),
    publishers: publishersHandlers({
      ...services,
      mode: config.mode,
      flags: account.listFeatureFlags().feature_flags,
    }),
    pricing: pricingHandlers(services.pricing),
    drafts: draftsHandlers(services.drafts),
    creatives: creativesHandlers(services.creatives),
    campaigns: campaignsHandlers(campaigns),
    rehearsal: rehearsalHandlers(campaigns),
    contents: contentsHandlers(services.contents),
    clicks: clicksHandlers(clicks),
    help: helpHandlers(services.help),
    home: homeHandlers(createHomeService({ ...services, world })),
    reports: reportsHandlers(reports),
    measurements: measurementsHandlers(services.provenance),
    notifications: notificationsHandlers(services.notifications),
    channels: { ...readingHandlers(services.notifications), ...channelsHandlers(services.channels) },
    live: liveHandlers(live),
    sharing: sharingHandlers(sharing),
    staff: staffHandlers(staff, cookies),
    stuck: stuckHandlers(services.stuck),
    support: supportHandlers(services.support),
    tickets: ticketsHandlers(services.tickets),
    views: viewsHandlers(services.views),
    team: teamHandlers(services.team),
    profile: profileHandlers(services.profile, services.advertiser),
    world: worldHandlers(world),
  };
  const http = await createHttpServer({
    config,
    handlers,
    tries,
    guards: {
      ...session.guards,
      openLink: sharing.openLink,
      noteStaff: staff.noteStaff,
      hasOwnPlace: staff.hasOwnPlace,
      refusalText: refusalTextFa,
    },
    shares: { findAccountId: (header) => findTokenAccount(tokens, header, clocks.wall.now()), ...deps.shares },
    findKnownPerson: (values) => findMarkedPerson(deps.secret, cookies.read({ cookies: values }).browser),
    keepTime: () => (clocks.world.isFresh() ? undefined : clocks.world.keepFresh()),
    isReady: () => Promise.all([db.pool.query('select 1'), requireRoom()]),
    figures: { countJobs: () => countJobs(db.pool), findFreeBytes },
    apps: [
      { base: '/', directory: deps.panelDirectory },
      { base: '/staff/', directory: deps.staffDirectory },
    ],
    quickPage: quickClickPage(clicks),
    connectorPages: [
      (server) => registerClickPage(server, clicks),
      (server, fonts) => registerBotDoors(server, services.channels, fonts),
      ...(deps.connectorPages ?? []),
    ],
    areAnswersChecked: deps.areAnswersChecked ?? false,
    logTo: deps.logTo,
    ...(deps.requestLimits ? { limits: deps.requestLimits } : {}),
  });
  http.server.addHook('preClose', async () => {
    services.channels.stopHearing();
    live.closeStreams();
  });

  return {
    server: http.server,
    tenancy,
    worker,
    services: { ...services, world },
    /** Stops taking requests and starting jobs, and waits for those under way; for jobs `stop_seconds` at most. Returns whether all ended. */
    async close(): Promise<boolean> {
      const [left] = await Promise.all([worker.stop(config.jobs.stop_seconds * 1000), http.server.close()]);
      await staff.settleAudit();
      await Promise.all([packages.close(), workbook.close(), reports.close(), services.documents.close(), live.close(), clicks.close()]);
      if (left.length > 0) http.server.log.warn({ jobs: left }, 'jobs were left to other servers');
      else await world.whenStill();
      return left.length === 0;
    },
  };
}

import { createAccountService } from '#features/account/account.service.ts';
import { accountMembers } from '#features/account/account.members.ts';
import { staffPlaces } from '#features/account/account-places.repository.ts';
import { createAlertsService } from '#features/alerts/alerts.service.ts';
import { watchAlerts } from '#features/alerts/alerts.watch.ts';
import { createAttachmentsService } from '#features/attachments/attachments.service.ts';
import { createCampaignsService } from '#features/campaigns/campaigns.service.ts';
import { documentNames } from '#features/documents/listing/names.repository.ts';
import { requestNames } from '#features/money-requests/request-names.repository.ts';
import { campaignNames } from '#features/campaigns/list/names.repository.ts';
import { findCampaignOfDraft } from '#features/campaigns/creation/revise-campaign.ts';
import { createClicksService } from '#features/clicks/clicks.service.ts';
import { contentStore } from '#features/contents/contents.repository.ts';
import { createContentsService } from '#features/contents/contents.service.ts';
import { contentFileKeeper } from '#features/contents/content-files.ts';
import { createCreativesService } from '#features/creatives/creatives.service.ts';
import { createDocumentsService } from '#features/documents/documents.service.ts';
import { createDraftsService } from '#features/drafts/drafts.service.ts';
import { spendingLedger } from '#features/finance/finance.ledger.ts';
import { createFinanceService } from '#features/finance/finance.service.ts';
import { createLiveService } from '#features/live/live.service.ts';
import { measurements } from '#features/measurements/measurements.service.ts';
import { createProvenanceService } from '#features/measurements/provenance/provenance.service.ts';
import { createMoneyRequestsService } from '#features/money-requests/money-requests.service.ts';
import { createNotificationsService, notify as notifyEverywhere, notifyInPanel } from '#features/notifications/notifications.service.ts';
import { createPricingService } from '#features/pricing/pricing.service.ts';
import { createAlternativesService } from '#features/publishers/alternatives/alternatives.service.ts';
import { createPackagesService } from '#features/publishers/packages/packages.service.ts';
import { createWorkbookService } from '#features/publishers/workbook/workbook.service.ts';
import { createDisplayUrlService } from '#features/publishers/publishers.display-url.ts';
import { createPublishersService } from '#features/publishers/publishers.service.ts';
import { costSource, createReportsService } from '#features/reports/reports.service.ts';
import { createSessionService } from '#features/session/session.service.ts';
import { createSharingService } from '#features/sharing/sharing.service.ts';
import { createStaffService } from '#features/staff/staff.service.ts';
import { places } from '#features/team/team.service.ts';
import { createStuckService } from '#features/stuck/stuck.service.ts';
import { createViewsService } from '#features/views/views.service.ts';
import { VAT_RATES } from '@jarchi/domain/money/money.ts';
import { createSafeFetch } from '#infra/outside/safe-fetch.ts';
import type { AccessTokens } from '#infra/crypto/tokens.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import type { TryLimiters } from '#infra/tries/try-limiter.ts';
import type { AppDeps } from './app-deps.ts';
import { createPeopleServices } from './app-people.ts';

/** What all services stand on. */
export interface SharedDeps {
  readonly tenancy: Tenancy;
  readonly tokens: AccessTokens;
  readonly tries: TryLimiters;
  logError(error: unknown, what: string): void;
}

/** Every service of the server, from the lowest floor up: each is handed what it needs of others. */
export function createServices(deps: AppDeps, { tenancy, tokens, tries, logError }: SharedDeps) {
  const { config, db, clocks } = deps;

  const notify = Object.keys(deps.messengers).length > 0 ? notifyEverywhere : notifyInPanel;
  const publishers = createPublishersService({ tenancy, wall: clocks.wall });
  const landingPages = createDisplayUrlService({ outside: deps.outside ?? createSafeFetch(), tries });
  const alternatives = createAlternativesService({ tenancy });
  const workbook = createWorkbookService({ tenancy, world: clocks.world });
  const packages = createPackagesService({ tenancy, wall: clocks.wall });
  const pricing = createPricingService({ tenancy, world: clocks.world, vatRates: deps.vatRates });
  const creatives = createCreativesService({
    tenancy,
    clocks,
    files: deps.files,
    bases: config.bases,
    uploadsPerDay: config.daily_limits.uploads,
  });
  const reports = createReportsService({ tenancy, clocks, brand: config.brand });
  const imageUrl = (key: string | null) => key && `${config.bases.accounts}/user/images/${key.slice(key.indexOf('/') + 1)}`;
  const session = createSessionService({
    tenancy,
    clocks,
    tokens,
    sms: deps.sms,
    mail: deps.mail,
    secret: deps.secret,
    tries,
    config,
    site: { public_url: config.public_url, name: config.brand.name },
    tell: notify,
    accounts: {
      ...accountMembers,
      // A person may be invited before they have an account.
      openAccount: async (tx, owner) => {
        const opened = await accountMembers.openAccount(tx, owner);
        await team.tellWaiting(tx, opened.account_id, owner);
        return opened;
      },
    },
    imageUrl,
  });
  const hasCampaign = async (tx: Tx, accountId: number, id: number) => (await campaignNames.nameCampaigns(tx, accountId, [id])).size > 0;
  const readers = { ...session, ...accountMembers, hasCampaign };
  const notifications = createNotificationsService({ tenancy, clocks, files: deps.files, bases: config.bases, readers });
  const drafts = createDraftsService({
    tenancy,
    clocks,
    creatives,
    draftsPerDay: config.daily_limits.drafts,
    findCampaignOfDraft,
  });
  const clicks = createClicksService({
    tenancy,
    clocks,
    directory: deps.clicksDirectory,
    publicUrl: config.public_url,
    platformSource: deps.platform.source,
    ingest: measurements.ingest,
    onFailure: (error) => logError(error, 'clicks could not be kept or read'),
  });
  const campaigns = createCampaignsService({
    tenancy,
    world: clocks.world,
    ledger: spendingLedger,
    drafts,
    plans: publishers,
    nearest: alternatives,
    listFiles: creatives.listFiles,
    bundles: publishers,
    prices: pricing.source,
    measurements,
    contents: contentStore,
    makeLinks: clicks.makeLinks,
    storeContentFile: contentFileKeeper(creatives),
    connectors: { platform: deps.platform, review: deps.review },
    notify,
    watchTurn: watchAlerts,
    members: places,
    places: staffPlaces,
  });

  const afterCharge = async (accountId: number): Promise<void> => {
    // First, so that the money of a pre-invoice buys what it was paid for.
    await documents.settleCredited(accountId);
    await campaigns.buyWaiting(accountId);
    await alerts.watchAccount(accountId);
  };
  const finance = createFinanceService({
    tenancy,
    clocks,
    notify,
    gateways: deps.gateways,
    causes: { ...campaignNames, ...requestNames, ...documentNames },
    logError,
    callbackUrl: (gateway) => `${config.public_url}${config.bases.financial}/online-payments/${gateway}/callback`,
    afterCharge,
  });
  const attachments = createAttachmentsService({ tenancy, clocks, files: deps.files, uploadsPerDay: config.daily_limits.uploads });
  const moneyRequests = createMoneyRequestsService({
    tenancy,
    clocks,
    mode: config.mode,
    attachments,
    places: staffPlaces,
    bank_account: config.requests.bank_account,
    secondAbove: config.requests.second_staff_above,
    ledger: spendingLedger,
    readBalances: finance.readBalances,
    listGateways: () => finance.getPaymentConfig().gateways.map(({ key, title, minimum, maximum }) => ({ key, title, minimum, maximum })),
    notify,
    afterCharge,
    logError,
  });
  const documents = createDocumentsService({
    tenancy,
    ...clocks,
    mode: config.mode,
    company: config.brand.company,
    seller: config.seller,
    tax: config.tax,
    vatRates: deps.vatRates ?? VAT_RATES,
    places: staffPlaces,
    openPayment: finance.createOnlinePayment,
    keepQuotes: campaigns.keepQuotes,
    buyAtFrozenPrice: campaigns.buyAtFrozenPrice,
  });
  const alerts = createAlertsService({
    tenancy,
    world: clocks.world,
    notify,
    reports,
    readStoredLife: campaigns.readStoredLife,
    readSpendable: finance.readSpendable,
    logError,
  });
  const account = createAccountService({
    tenancy,
    clocks,
    config,
    readBalances: finance.readBalances,
    hasPurchasedCampaign: campaigns.hasPurchasedCampaign,
    readUser: session.readUser,
    findImpersonation: session.findImpersonation,
    countInvitations: places.countInvitations,
  });
  const contents = createContentsService({ tenancy, world: clocks.world, campaigns, listFiles: creatives.listFiles });
  const staff = createStaffService({ tenancy, clocks, sessions: session, places: staffPlaces, logError });
  const stuck = createStuckService({ tenancy, clocks, places: staffPlaces, campaigns });
  const sharing = createSharingService({ tenancy, clocks, secret: deps.secret, tries });
  const live = createLiveService({
    tenancy,
    clocks,
    db,
    listEnded: session.listEnded,
    onFailure: (error) => logError(error, 'the streams could not be looked after'),
  });
  const people = createPeopleServices(deps, { tenancy, tries, notify, logError, session, live, attachments, imageUrl });
  const { team } = people;
  const provenance = createProvenanceService({ tenancy, world: clocks.world, costs: costSource });
  const views = createViewsService({ tenancy, clocks });

  return {
    ...people,
    publishers,
    landingPages,
    alternatives,
    workbook,
    packages,
    pricing,
    creatives,
    reports,
    session,
    notifications,
    drafts,
    clicks,
    campaigns,
    finance,
    documents,
    attachments,
    moneyRequests,
    alerts,
    account,
    contents,
    staff,
    stuck,
    sharing,
    live,
    provenance,
    views,
  };
}

import { createRoute, notFound } from '@tanstack/react-router';
import { appFa } from '#app/app.fa.ts';
import { firstData } from '@jarchi/shell/router/first-data.ts';
import { page } from '@jarchi/shell/router/page.tsx';
import { listSearch, renameOldNames } from '@jarchi/shell/list/list-search.ts';
import { pickTexts } from '@jarchi/shell/router/search.ts';
import { routePaths } from '#paths.ts';
import type { archivesList, campaignsList } from '#features/campaigns/list/campaigns-list.ts';
import type { contentsList } from '#features/contents/queue/contents-list.ts';
import type { dashboardList } from '#features/dashboard/dashboard-list.ts';
import type { reportList } from '#features/reports/report-list.ts';
import type { notificationsList } from '#features/notifications/notifications-list.ts';
import type { ticketsList } from '#features/tickets/list/tickets-list.ts';
import { checkNumber, container, isId, NotFound, numbered, shell } from './frames.ts';

const { titles } = appFa;
const shared = { getParentRoute: () => shell } as const;
const open = { getParentRoute: () => container } as const;

const beginHome = firstData(() => import('#pages/home/home-data.ts'), 'beginHome');
const beginCampaigns = firstData(() => import('#pages/campaigns/campaigns-data.ts'), 'beginCampaigns');
const beginReport = firstData(() => import('#pages/campaigns/report-data.ts'), 'beginReport', checkNumber);

export const panelRoutes = [
  createRoute({
    getParentRoute: () => shell,
    path: routePaths.index,
    loader: (visit) => beginHome(visit),
    component: page(() => import('#pages/home/HomePage.tsx'), 'HomePage'),
    staticData: { title: titles.home },
  }),
  createRoute({
    ...shared,
    path: routePaths.dashboard,
    validateSearch: listSearch<typeof dashboardList>(),
    component: page(() => import('#pages/dashboard/DashboardPage.tsx'), 'DashboardPage'),
    staticData: { title: titles.dashboard, feature: 'dashboard' },
  }),
  createRoute({
    ...shared,
    path: routePaths.campaigns,
    validateSearch: listSearch<typeof campaignsList>(),
    loader: (visit) => beginCampaigns(visit),
    component: page(() => import('#pages/campaigns/CampaignsPage.tsx'), 'CampaignsPage'),
    staticData: { title: titles.campaigns },
  }),
  createRoute({
    ...shared,
    path: routePaths['campaigns-archives'],
    validateSearch: listSearch<typeof archivesList>(),
    component: page(() => import('#pages/campaigns/ArchivesPage.tsx'), 'ArchivesPage'),
    staticData: { title: titles.archives },
  }),
  createRoute({
    ...shared,
    ...numbered,
    path: routePaths['campaigns-id'],
    validateSearch: listSearch<typeof reportList>(),
    loader: (visit) => beginReport(visit),
    component: page(() => import('#pages/campaigns/CampaignReportPage.tsx'), 'CampaignReportPage'),
    staticData: { title: titles.report },
  }),
  createRoute({
    getParentRoute: () => shell,
    ...numbered,
    loader: (visit) => checkNumber(visit),
    path: routePaths['campaigns-id-identity'],
    component: page(() => import('#pages/campaigns/CampaignIdentityPage.tsx'), 'CampaignIdentityPage'),
    staticData: { title: titles.identity },
  }),
  createRoute({
    ...shared,
    path: routePaths.contents,
    validateSearch: listSearch<typeof contentsList>(),
    component: page(() => import('#pages/contents/ContentsPage.tsx'), 'ContentsPage'),
    staticData: { title: titles.contents },
  }),
  createRoute({
    getParentRoute: () => shell,
    path: routePaths.helpcenter,
    validateSearch: (search) => pickTexts(renameOldNames(search), ['search']),
    component: page(() => import('#pages/help/HelpCentrePage.tsx'), 'HelpCentrePage'),
    staticData: { title: titles.help },
  }),
  createRoute({
    getParentRoute: () => shell,
    ...numbered,
    loader: (visit) => checkNumber(visit),
    path: routePaths['helpcenter-id'],
    component: page(() => import('#pages/help/HelpCategoryPage.tsx'), 'HelpCategoryPage'),
    staticData: { title: titles.help },
  }),
  createRoute({
    getParentRoute: () => shell,
    ...numbered,
    loader: (visit) => checkNumber(visit),
    path: routePaths['helpcenter-id-article'],
    component: page(() => import('#pages/help/HelpArticlePage.tsx'), 'HelpArticlePage'),
    staticData: { title: titles.help },
  }),
  createRoute({
    ...shared,
    path: routePaths.notifications,
    validateSearch: listSearch<typeof notificationsList>(),
    component: page(() => import('#pages/notifications/NotificationsPage.tsx'), 'NotificationsPage'),
    staticData: { title: titles.notifications },
  }),
  createRoute({
    getParentRoute: () => shell,
    path: routePaths.profile,
    validateSearch: (search) => pickTexts(search, ['section', 'add', 'back']),
    component: page(() => import('#pages/profile/ProfilePage.tsx'), 'ProfilePage'),
    staticData: { title: titles.profile },
  }),
  createRoute({
    ...shared,
    path: routePaths.support,
    validateSearch: listSearch<typeof ticketsList>(),
    component: page(() => import('#pages/support/SupportPage.tsx'), 'SupportPage'),
    staticData: { title: titles.support },
  }),
  createRoute({
    getParentRoute: () => shell,
    path: routePaths['support-new'],
    validateSearch: (search) => pickTexts(search, ['campaign', 'order', 'document']),
    component: page(() => import('#pages/support/NewTicketPage.tsx'), 'NewTicketPage'),
    staticData: { title: titles.newTicket },
  }),
  createRoute({
    getParentRoute: () => shell,
    path: routePaths['support-ticket'],
    loader: ({ params }) => {
      if (!isId(params.ticket)) throw notFound();
    },
    notFoundComponent: NotFound,
    component: page(() => import('#pages/support/TicketPage.tsx'), 'TicketPage'),
    staticData: { title: titles.ticket },
  }),
  createRoute({ getParentRoute: () => shell, path: '$', component: NotFound, staticData: { title: titles.notFound } }),
] as const;

/** Pages without an account; the token in the URL requests their data. */
export const openRoutes = [
  createRoute({
    ...open,
    ...numbered,
    loader: (visit) => checkNumber(visit),
    path: routePaths['campaigns-id-share-token'],
    validateSearch: listSearch<typeof reportList>(),
    component: page(() => import('#pages/campaigns/shared/SharedReportPage.tsx'), 'SharedReportPage'),
    staticData: { title: titles.sharedReport },
  }),
  createRoute({
    getParentRoute: () => container,
    ...numbered,
    loader: (visit) => checkNumber(visit),
    path: routePaths['contents-id-share-token'],
    component: page(() => import('#pages/contents/SharedContentPage.tsx'), 'SharedContentPage'),
    staticData: { title: titles.sharedContent },
  }),
  createRoute({
    getParentRoute: () => container,
    path: routePaths['telegram-redirect'],
    validateSearch: (search) => pickTexts(search, ['bot']),
    component: page(() => import('#pages/telegram/TelegramRedirectPage.tsx'), 'TelegramRedirectPage'),
    staticData: { title: titles.telegram },
  }),
] as const;

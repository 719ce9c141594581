import { createRoute } from '@tanstack/react-router';
import { appFa } from '#app/app.fa.ts';
import { page } from '@jarchi/shell/router/page.tsx';
import { routePaths } from '#paths.ts';
import { pickTexts } from '@jarchi/shell/router/search.ts';
import { listSearch } from '@jarchi/shell/list/list-search.ts';
import type { documentsList, officialList } from '#features/documents/list/documents-list.ts';
import type { ledgerList } from '#features/finance/ledger/ledger-list.ts';
import type { paymentsList } from '#features/finance/payments/payments-list.ts';
import type { requestsList } from '#features/money-requests/staff/requests-list.ts';
import { checkNumber, openForSome, refusable, shell } from './frames.ts';

const { titles } = appFa;
const shared = { getParentRoute: () => shell } as const;
const staffOnly = ['hijack'] as const;

export const financeRoutes = [
  createRoute({
    getParentRoute: () => shell,
    ...refusable,
    loader: (visit) => openForSome(visit),
    path: routePaths['financial-charge'],
    validateSearch: (search) => pickTexts(search, ['amount', 'return', 'way']),
    component: page(() => import('#pages/finance/ChargePage.tsx'), 'ChargePage'),
    staticData: { title: titles.charge },
  }),
  createRoute({
    getParentRoute: () => shell,
    ...refusable,
    loader: (visit) => openForSome(visit),
    path: routePaths['financial-charge-result'],
    validateSearch: (search) => pickTexts(search, ['order']),
    component: page(() => import('#pages/finance/ChargeResultPage.tsx'), 'ChargeResultPage'),
    staticData: { title: titles.chargeResult },
  }),
  createRoute({
    getParentRoute: () => shell,
    ...refusable,
    loader: (visit) => openForSome(visit),
    path: routePaths['financial-money-back'],
    component: page(() => import('#pages/finance/MoneyBackPage.tsx'), 'MoneyBackPage'),
    staticData: { title: titles.moneyBack },
  }),
  createRoute({
    ...shared,
    ...refusable,
    loader: (visit) => openForSome(visit),
    path: routePaths['financial-payments'],
    validateSearch: listSearch<typeof paymentsList>(),
    component: page(() => import('#pages/finance/documents/PaymentsPage.tsx'), 'PaymentsPage'),
    staticData: { title: titles.payments, feature: 'payments' },
  }),
  createRoute({
    getParentRoute: () => shell,
    ...refusable,
    loader: (visit) => openForSome(visit, checkNumber),
    path: routePaths['financial-payments-id'],
    component: page(() => import('#pages/finance/documents/PaymentPage.tsx'), 'PaymentPage'),
    staticData: { title: titles.payment },
  }),
  createRoute({
    ...shared,
    ...refusable,
    loader: (visit) => openForSome(visit),
    path: routePaths['financial-report'],
    validateSearch: listSearch<typeof ledgerList>(),
    component: page(() => import('#pages/finance/documents/FinancialReportPage.tsx'), 'FinancialReportPage'),
    staticData: { title: titles.financialReport, feature: 'financial_report' },
  }),
  createRoute({
    ...shared,
    ...refusable,
    loader: (visit) => openForSome(visit, checkNumber),
    path: routePaths['financial-factor-id'],
    validateSearch: listSearch<typeof documentsList>(),
    component: page(() => import('#pages/finance/documents/InvoicesPage.tsx'), 'InvoicesPage'),
    staticData: { title: titles.invoices },
  }),
  createRoute({
    ...shared,
    ...refusable,
    loader: (visit) => openForSome(visit),
    path: routePaths['financial-factor-official-list'],
    validateSearch: listSearch<typeof officialList>(),
    component: page(() => import('#pages/finance/documents/InvoicesPage.tsx'), 'OfficialInvoicesPage'),
    staticData: { title: titles.officialInvoices, feature: 'official_factors' },
  }),
  createRoute({
    getParentRoute: () => shell,
    ...refusable,
    loader: (visit) => openForSome(visit, checkNumber),
    path: routePaths['financial-factor-official-id'],
    validateSearch: listSearch<typeof officialList>(),
    component: page(() => import('#pages/finance/documents/InvoicesPage.tsx'), 'OfficialInvoicesPage'),
    staticData: { title: titles.officialInvoices, feature: 'official_factors' },
  }),
  createRoute({
    getParentRoute: () => shell,
    path: routePaths['financial-pre-invoice'],
    component: page(() => import('#pages/finance/requests/PreInvoicePage.tsx'), 'PreInvoicePage'),
    staticData: { title: titles.preInvoice, guards: staffOnly },
  }),
  createRoute({
    ...shared,
    path: routePaths['financial-requests'],
    validateSearch: listSearch<typeof requestsList>(),
    component: page(() => import('#pages/finance/requests/RequestsPage.tsx'), 'RequestsPage'),
    staticData: { title: titles.requests, guards: staffOnly },
  }),
  createRoute({
    getParentRoute: () => shell,
    path: routePaths['financial-requests-charge'],
    validateSearch: (search) => pickTexts(search, ['draft']),
    component: page(() => import('#pages/finance/requests/RequestPages.tsx'), 'ChargeRequestPage'),
    staticData: { title: titles.chargeRequest, guards: staffOnly },
  }),
  createRoute({
    getParentRoute: () => shell,
    path: routePaths['financial-requests-deduction'],
    validateSearch: (search) => pickTexts(search, ['draft']),
    component: page(() => import('#pages/finance/requests/RequestPages.tsx'), 'DeductionRequestPage'),
    staticData: { title: titles.deductionRequest, guards: staffOnly },
  }),
  createRoute({
    getParentRoute: () => shell,
    path: routePaths['financial-requests-transfer'],
    validateSearch: (search) => pickTexts(search, ['draft']),
    component: page(() => import('#pages/finance/requests/RequestPages.tsx'), 'TransferRequestPage'),
    staticData: { title: titles.transferRequest, guards: staffOnly },
  }),
  createRoute({
    getParentRoute: () => shell,
    ...refusable,
    loader: (visit) => openForSome(visit, checkNumber),
    path: routePaths['financial-requests-id'],
    component: page(() => import('#pages/finance/requests/MoneyRequestPage.tsx'), 'MoneyRequestPage'),
    staticData: { title: titles.moneyRequest },
  }),
] as const;

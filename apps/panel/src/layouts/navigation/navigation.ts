import { canSee, type GatedFeature, type Viewer } from '@jarchi/domain/session/viewer.ts';
import {
  BookOpen,
  ChartColumn,
  CreditCard,
  FilePen,
  FileText,
  House,
  Image,
  Inbox,
  LifeBuoy,
  Megaphone,
  ReceiptText,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { isOfGroup } from '@jarchi/domain/account/roles.ts';
import { routePaths } from '#paths.ts';
import { PAGES_FOR_SOME, type PageForSome } from '#data/account/page-callers.ts';
import type { navigationFa as fa } from './navigation.fa.ts';

/** total: all items; waiting: items that need an action, a dot in the icon rail. */
export type NavCount = { readonly kind: 'total' | 'waiting'; readonly count: number; readonly words: string };

export interface NavEntry {
  readonly id: keyof typeof fa.items;
  readonly to: (typeof routePaths)[keyof typeof routePaths];
  readonly icon: LucideIcon;
  readonly feature?: GatedFeature;
  /** Not every role may open it. */
  readonly page?: PageForSome;
  /** Has a lock, because the customer does not see it. */
  readonly isStaffOnly?: boolean;
  /** Shown while one of them, or the entry itself, is open. */
  readonly pages?: readonly Pick<NavEntry, 'id' | 'to'>[];
}

export interface NavGroup {
  readonly id: 'home' | 'campaigns' | 'finance' | 'foot';
  readonly entries: readonly NavEntry[];
}

const groups: readonly NavGroup[] = [
  {
    id: 'home',
    entries: [
      { id: 'home', to: routePaths.index, icon: House },
      { id: 'dashboard', to: routePaths.dashboard, icon: ChartColumn, feature: 'dashboard' },
    ],
  },
  {
    id: 'campaigns',
    entries: [
      { id: 'campaigns', to: routePaths.campaigns, icon: Megaphone },
      { id: 'contents', to: routePaths.contents, icon: Image },
    ],
  },
  {
    id: 'finance',
    entries: [
      { id: 'charge', to: routePaths['financial-charge'], icon: Wallet, page: 'charge' },
      { id: 'payments', to: routePaths['financial-payments'], icon: CreditCard, feature: 'payments', page: 'payments' },
      { id: 'report', to: routePaths['financial-report'], icon: ReceiptText, feature: 'financial_report', page: 'statement' },
      { id: 'invoices', to: routePaths['financial-factor-id'], icon: FileText, page: 'documents' },
      {
        id: 'requests',
        to: routePaths['financial-requests'],
        icon: Inbox,
        feature: 'financial_requests',
        isStaffOnly: true,
        pages: [
          { id: 'deduction', to: routePaths['financial-requests-deduction'] },
          { id: 'chargeRequest', to: routePaths['financial-requests-charge'] },
        ],
      },
      { id: 'preInvoice', to: routePaths['financial-pre-invoice'], icon: FilePen, feature: 'pre_invoice', isStaffOnly: true },
    ],
  },
  {
    id: 'foot',
    entries: [
      { id: 'support', to: routePaths.support, icon: LifeBuoy },
      { id: 'help', to: routePaths.helpcenter, icon: BookOpen },
    ],
  },
];

/** Of a link to a list whose route may name one of it: without this, it would lead to the one that is open. */
export const WITHOUT_ID = { id: undefined };

/** The entries of the sidebar that the viewer sees and whose pages their role may open. An account without a campaign has no dashboard, because there is nothing to compare. */
export function listNavigation(viewer: Viewer, isFirstTime: boolean): readonly NavGroup[] {
  const isShown = ({ id, feature, page }: NavEntry) =>
    (feature === undefined || canSee(feature, viewer)) &&
    (page === undefined || isOfGroup(viewer.role, PAGES_FOR_SOME[page].callers)) &&
    !(id === 'dashboard' && isFirstTime);
  return groups.map((group) => ({ ...group, entries: group.entries.filter(isShown) })).filter(({ entries }) => entries.length > 0);
}

/** The path without the route's optional parameter. */
const getBase = (to: string) => to.replace(/\/\{-\$\w+\}$/, '');

/** The open entry or page: the one with the longest matching path; home matches only exactly. */
export function findCurrent(pathname: string): NavEntry['id'] | undefined {
  const all = groups.flatMap(({ entries }) => entries.flatMap((entry) => [entry, ...(entry.pages ?? [])]));
  const fits = all.filter(({ to }) => pathname === to || (to !== '/' && `${pathname}/`.startsWith(`${getBase(to)}/`)));
  return fits.toSorted((a, b) => b.to.length - a.to.length)[0]?.id;
}

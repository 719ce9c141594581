import type { AccountRole } from '#account/roles.ts';

/** How this server was started. A user sees no difference between `trial` and `production`; `demo` is the training version. */
export const APP_MODES = ['trial', 'demo', 'development', 'production'] as const;
export type AppMode = (typeof APP_MODES)[number];

/** The person who looks at the panel: the facts that every visibility rule uses. */
export interface Viewer {
  readonly mode: AppMode;
  /** Staff act for the account. */
  readonly is_hijacked: boolean;
  /** The account buys with official invoices. */
  readonly is_official: boolean;
  readonly has_purchased_campaign: boolean;
  /** An accountant sees the money of every account, official or not. */
  readonly role: AccountRole;
}

/** Staff who act for a customer, and developers, see what staff see. */
export function isStaffView({ mode, is_hijacked }: Pick<Viewer, 'mode' | 'is_hijacked'>): boolean {
  return is_hijacked || mode === 'development';
}

/** Features that not everyone sees or may use. A feature that is not listed is for everyone. */
export const GATED_FEATURES = [
  'dashboard',
  'payments',
  'financial_report',
  'official_factors',
  'financial_requests',
  'pre_invoice',
  'debt_limit',
  'crm_link',
  'release_hijack',
  'score_filter',
  'reliable_only_filter',
  'table_export',
  'hijack_table_export',
  'support_chat',
] as const;
export type GatedFeature = (typeof GATED_FEATURES)[number];

/** Whether this viewer has a feature; a route to a feature that the viewer lacks leads to the home page. */
export function canSee(feature: GatedFeature, viewer: Viewer): boolean {
  const isStaff = isStaffView(viewer);
  switch (feature) {
    case 'dashboard':
      return isStaff || viewer.has_purchased_campaign;
    case 'payments':
    case 'financial_report':
      return isStaff || viewer.is_official || viewer.role === 'accountant';
    case 'official_factors':
      return isStaff || viewer.is_official;
    case 'release_hijack':
      return viewer.is_hijacked;
    case 'table_export':
      return viewer.mode !== 'demo';
    case 'hijack_table_export':
      return isStaff && viewer.mode !== 'demo';
    case 'support_chat':
      return !isStaff;
    case 'financial_requests':
    case 'pre_invoice':
    case 'debt_limit':
    case 'crm_link':
    case 'score_filter':
    case 'reliable_only_filter':
      return isStaff;
  }
}

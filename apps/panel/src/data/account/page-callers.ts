import type { Calls } from '@jarchi/contract/calls.ts';
import type { RoleGroup } from '@jarchi/domain/account/roles.ts';
import type { GatedFeature } from '@jarchi/domain/session/viewer.ts';

type CallersOf<S extends keyof Calls, C extends keyof Calls[S]> = Calls[S][C] extends { readonly for: infer Group extends RoleGroup }
  ? Group
  : never;

/** Who may open a page: the members whom its call is for, of those who see its feature. */
interface Page<Callers extends RoleGroup> {
  readonly path: RegExp;
  readonly callers: Callers;
  readonly feature?: GatedFeature;
}

/** The pages that not every member may open, each with the call without which it is nothing. */
interface PagesForSome {
  readonly creation: Page<CallersOf<'drafts', 'createDraft'>>;
  readonly charge: Page<CallersOf<'finance', 'getPaymentConfig'>>;
  readonly chargeResult: Page<CallersOf<'finance', 'getOrder'>>;
  readonly moneyBack: Page<CallersOf<'moneyRequests', 'askMoneyBack'>>;
  readonly payments: Page<CallersOf<'finance', 'listPayments'>>;
  readonly payment: Page<CallersOf<'finance', 'getOrder'>>;
  readonly statement: Page<CallersOf<'finance', 'listLedger'>>;
  readonly documents: Page<CallersOf<'documents', 'listDocuments'>>;
  readonly document: Page<CallersOf<'documents', 'getDocument'>>;
  readonly moneyRequest: Page<CallersOf<'moneyRequests', 'getMoneyRequest'>>;
}

export type PageForSome = keyof PagesForSome;

/**
 * The types of `callers` come from the contract's table, so another group there does not compile here; the table itself, which the entry
 * does without, is not loaded.
 */
export const PAGES_FOR_SOME: PagesForSome = {
  creation: { path: /^\/campaign(\/|$)/, callers: 'buyers' },
  charge: { path: /^\/financial\/charge\/?$/, callers: 'payers' },
  chargeResult: { path: /^\/financial\/charge\/result\/?$/, callers: 'payers' },
  moneyBack: { path: /^\/financial\/money-back\/?$/, callers: 'accountants' },
  payments: { path: /^\/financial\/payments\/?$/, callers: 'accountants', feature: 'payments' },
  payment: { path: /^\/financial\/payments\/[^/]+\/?$/, callers: 'payers' },
  statement: { path: /^\/financial\/report\/?$/, callers: 'accountants', feature: 'financial_report' },
  documents: { path: /^\/financial\/factor(\/official\/.*)?\/?$/, callers: 'accountants' },
  document: { path: /^\/financial\/factor\/(?!official\/)[^/]+\/?$/, callers: 'payers' },
  moneyRequest: { path: /^\/financial\/requests\/\d+\/?$/, callers: 'payers' },
};

/** The page of a path, if it is not for everyone. */
export function findPageForSome(pathname: string): PageForSome | undefined {
  return (Object.keys(PAGES_FOR_SOME) as PageForSome[]).find((page) => PAGES_FOR_SOME[page].path.test(pathname));
}

import type { ReactNode } from 'react';
import { useMayOpen } from '#data/account/role.ts';
import type { PageForSome } from '#data/account/page-callers.ts';

export interface ForWhoMayOpenProps {
  page: PageForSome;
  children: ReactNode;
}

/** Renders its children (a link to a restricted page) for people whose role may open the page. */
export function ForWhoMayOpen({ page, children }: ForWhoMayOpenProps) {
  return useMayOpen(page) ? children : null;
}

import type { ReactNode } from 'react';
import { useMayOpen } from '#data/account/role.ts';
import type { PageForSome } from '#data/account/page-callers.ts';

export interface ForWhoMayOpenProps {
  page: PageForSome;
  children: ReactNode;
}

/** What leads to a page that not every role may open: offered to those who may. */
export function ForWhoMayOpen({ page, children }: ForWhoMayOpenProps) {
  return useMayOpen(page) ? children : null;
}

import { FileCheck, Hourglass, Inbox, LifeBuoy, type LucideIcon, Smartphone, Users } from 'lucide-react';
import { useLocation } from '@tanstack/react-router';
import { layoutsFa as fa } from './layouts.fa.ts';

export interface NavItem {
  readonly to: '/' | '/tickets' | '/requests' | '/official-requests' | '/phone-requests' | '/jobs';
  readonly label: string;
  readonly icon: LucideIcon;
}

/** The items of the console: what waits for staff, then the files of customers. */
export const GROUPS: readonly { readonly title: string; readonly items: readonly NavItem[] }[] = [
  {
    title: fa.queueGroup,
    items: [
      { to: '/tickets', label: fa.tickets, icon: LifeBuoy },
      { to: '/requests', label: fa.requests, icon: Inbox },
      { to: '/official-requests', label: fa.officialRequests, icon: FileCheck },
      { to: '/phone-requests', label: fa.phoneRequests, icon: Smartphone },
      { to: '/jobs', label: fa.jobs, icon: Hourglass },
    ],
  },
  { title: fa.filesGroup, items: [{ to: '/', label: fa.customers, icon: Users }] },
];

export const NAV_ITEMS = GROUPS.flatMap(({ items }) => items);

/** The item of the open page: customers, unless its address begins with the path of another item. */
export function useNavItem(): NavItem['to'] {
  return useLocation({ select: ({ pathname }) => NAV_ITEMS.find(({ to }) => to !== '/' && pathname.startsWith(to))?.to ?? '/' });
}

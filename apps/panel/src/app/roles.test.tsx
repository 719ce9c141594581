import { RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CAMPAIGNS, serveRole, type Person } from '#testing/roles/role-server.ts';
import { listLinks, openAddress, pressEverything } from '#testing/roles/walk-page.tsx';
import { routePaths } from '#paths.ts';
import { router } from './router.tsx';

const LONG_MS = 600_000;
const PEOPLE: Readonly<Record<string, Person>> = {
  'an owner': { role: 'owner', isStaff: false, isOfficial: false },
  'a buyer': { role: 'buyer', isStaff: false, isOfficial: true },
  'an accountant': { role: 'accountant', isStaff: false, isOfficial: false },
  'a viewer': { role: 'viewer', isStaff: false, isOfficial: true },
  "staff in a customer's name": { role: 'owner', isStaff: true, isOfficial: true },
};

const SECTIONS = ['security', 'financial', 'team', 'notifications', 'alerts', 'theme', 'session', 'staff'];
/** Pages with choices in the address, beside each route as it stands. */
const CHOICES = [
  ...CAMPAIGNS.map((id) => `/campaigns/${id}`),
  '/campaigns?stage=drafts',
  '/contents?view=review',
  '/financial/charge?way=receipt',
  '/financial/charge/result?order=91',
  '/financial/report?view=rehearsal',
  '/financial/factor?tab=pre',
  ...SECTIONS.map((section) => `/profile?section=${section}`),
];
const isOfPanel = (path: string) => !/^\/(auth|u|telegram)\b|share|^\/helpcenter\/./.test(path);
const PATHS = Object.values(routePaths).filter(isOfPanel);
const ADDRESSES = [
  ...PATHS.map((path) => path.replaceAll(/\{-\$\w+\}|\$\w+/g, '15')),
  ...PATHS.filter((path) => path.includes('{-$')).map((path) => path.replace(/\/\{-\$\w+\}/, '')),
  ...CHOICES,
];

/** The kind of page of a link: the path, with one number for all. */
const kindOf = (href: string) => new URL(href, 'http://panel').pathname.replaceAll(/\d+/g, '15');

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test.each(Object.entries(PEOPLE))(
  '%s walks every page and is offered nothing that the server refuses this role',
  async (_, person) => {
    const server = serveRole(person);
    render(<RouterProvider router={router} />);
    const asked: Record<string, string[]> = {};
    const refused = new Set<string>();
    const links = new Map<string, string>();
    const walked = new Set<string>();
    for (const address of ADDRESSES) {
      await openAddress(address);
      const here = router.state.location.href;
      if (document.querySelector('h1')?.textContent.startsWith('این صفحه برای')) refused.add(kindOf(address));
      // Who may do everything is refused nothing, whatever they press.
      const offered = person.role === 'owner' || walked.has(here) ? listLinks() : await pressEverything(here, walked.size === 0);
      walked.add(here);
      for (const link of offered) if (!links.has(kindOf(link))) links.set(kindOf(link), address);
      if (server.refused.length > 0) asked[address] = server.refused.splice(0);
    }
    expect(asked).toEqual({});
    expect([...links].filter(([kind]) => refused.has(kind))).toEqual([]);
    expect(server.unknown).toEqual([]);
    expect(walked.size).toBeGreaterThan(30);
  },
  LONG_MS,
);

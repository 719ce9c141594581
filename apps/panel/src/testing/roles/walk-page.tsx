import { act, fireEvent } from '@testing-library/react';
import { queryClient } from '#api/query-client.ts';
import { router } from '#app/router.tsx';

const QUIET_MS = 1;
const PATIENCE_MS = 2_000;
/** The fullest pages have more: alike rows and choices of filters. */
const MOST_PRESSES = 40;
const PRESSED_ROLES = new Set(['button', 'menuitem', 'tab', 'switch', 'checkbox', 'radio']);

const wait = (ms: number) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

/** Until nothing is asked for, and the page has drawn what came. */
async function settle(): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  let calm = 0;
  while (calm < 2 && Date.now() < until) {
    await wait(QUIET_MS);
    calm = queryClient.isFetching() + queryClient.isMutating() === 0 && router.state.status === 'idle' ? calm + 1 : 0;
  }
}

export async function openAddress(href: string): Promise<void> {
  await act(() => router.navigate({ href, replace: true }));
  await settle();
}

/** The addresses of this panel to which the page leads. */
export function listLinks(): string[] {
  return [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? '');
}

/** Alike things of several rows are one thing: numbers are left out. */
const nameOf = (element: Element) =>
  `${element.getAttribute('role') ?? element.tagName} ${element.getAttribute('aria-label') ?? element.textContent ?? ''}`.replaceAll(
    /[\d۰-۹]+/g,
    '',
  );

/** Leaves this person's session or this browser's page: no act of an account. */
const LEAVES = /خروج|چاپ|پایان نشست/;

function isPressable(element: Element): boolean {
  return !(element as HTMLButtonElement).disabled && element.getAttribute('aria-disabled') !== 'true' && !LEAVES.test(nameOf(element));
}

/** Whether the page was replaced by that of a failure. */
const hasFailed = () =>
  (router.state.matches as readonly { readonly status: string }[]).some(({ status }) => status === 'error') ||
  document.body.textContent.includes('مشکلی در کار پنل پیش آمد.');

/** Where the acts of a page are: in it and in what it opens. The frame around it is the same on every page. */
const INSIDE = '#content, [role="dialog"], [role="alertdialog"], [role="menu"]';

/** The first thing on the page to press whose like was not pressed yet. It looks no further: a long page has hundreds. */
function findUnpressed(pressed: ReadonlySet<string>, isFrameToo: boolean): Element | undefined {
  for (const root of isFrameToo ? [document] : document.querySelectorAll(INSIDE))
    // Two selectors instead of one for each role: each costs a walk through the whole page.
    for (const element of root.querySelectorAll('button, [role]')) {
      const role = element.tagName === 'BUTTON' ? 'button' : (element.getAttribute('role') ?? '');
      if (PRESSED_ROLES.has(role) && !pressed.has(nameOf(element)) && isPressable(element)) return element;
    }
  return undefined;
}

/**
 * Writes into each field and presses everything that is offered, then what that opens, until nothing new is there; the frame around the page
 * only if wanted. Returns where links lead.
 */
export async function pressEverything(href: string, isFrameToo: boolean): Promise<string[]> {
  const pressed = new Set<string>();
  const links = new Set(listLinks());
  for (const field of document.querySelectorAll('input[type="text"], input:not([type]), textarea')) {
    fireEvent.change(field, { target: { value: '20000000' } });
  }
  while (pressed.size < MOST_PRESSES) {
    const next = findUnpressed(pressed, isFrameToo);
    if (!next) break;
    pressed.add(nameOf(next));
    fireEvent.click(next);
    await settle();
    for (const link of listLinks()) links.add(link);
    if (hasFailed()) throw new Error(`${href}: the page failed after ${nameOf(next)}`);
    if (router.state.location.pathname !== new URL(href, 'http://panel').pathname) await openAddress(href);
  }
  return [...links];
}

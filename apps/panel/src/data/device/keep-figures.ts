import type { Query } from '@tanstack/react-query';
import { findAccount } from '#api/cookies.ts';
import { isDeviceShared, KEPT_PAGES, readFigures, writeFigures } from '#api/device/figures.ts';
import { forgetFigures } from '#api/device/forget-figures.ts';
import { isFromDevice } from '#api/device/from-device.ts';
import { queryClient } from '#api/query-client.ts';
import { runtimeConfig } from '#api/runtime-config.ts';
import { accountInfoQuery } from '#data/account/account.ts';
import { campaignKeys } from '#data/keys/campaign-keys.ts';
import { financeKeys } from '#data/keys/finance-keys.ts';
import { worldKeys } from '#data/keys/world-keys.ts';

/** Campaigns, the balance and the time of both: figures. No documents, no people, nothing that somebody has typed. */
const KEPT = [campaignKeys.lists(), financeKeys.balance(), worldKeys.clock()];

/** Characters; a page of campaigns has about ten thousand. */
const LARGEST = 200_000;
/** The answers of one page come within this time. */
const TOGETHER_MS = 500;

/** Keeps the figures of the pages that begin with them, from now on: whenever the server has answered. */
export function keepFigures(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(save, TOGETHER_MS);
  };
  later();
  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') later();
  });
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}

const isKept = ({ queryKey, state }: Query) =>
  state.status === 'success' && KEPT.some((start) => start.every((part, index) => queryKey[index] === part));

function save(): void {
  const { pathname, search } = location;
  const account = findAccount();
  const own = queryClient.getQueryData(accountInfoQuery.queryKey);
  const { build } = globalThis.jarchiDevice ?? {};
  // Another window may have chosen another account: then this one still shows what is not the chosen one's.
  if (build === undefined || account === undefined || own?.account !== account) return;
  if (own.is_hijacked || runtimeConfig.mode === 'demo' || isDeviceShared()) return forgetFigures();
  if (!KEPT_PAGES.includes(pathname) || search !== '' || isFromDevice()) return;
  const shown = queryClient.getQueryCache().findAll({ type: 'active', predicate: isKept });
  if (shown.length === 0) return;
  const page = {
    at: Math.min(...shown.map(({ state }) => state.dataUpdatedAt)),
    answers: shown.map(({ queryKey, state }) => [queryKey, state.data] as const),
  };
  const kept = readFigures();
  const isOwn = kept?.build === build && kept.account === account && kept.role === own.role;
  const figures = { build, account, role: own.role, pages: { ...(isOwn ? kept.pages : {}), [pathname]: page } };
  if (JSON.stringify(figures).length > LARGEST) forgetFigures();
  else writeFigures(figures);
}

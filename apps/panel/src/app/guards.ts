import { decideImpersonationGuard, readGuards, type GuardName } from '@jarchi/domain/entry/guards.ts';
import type { GatedFeature } from '@jarchi/domain/session/viewer.ts';
import { HttpError, runGuards, type Guard } from '@jarchi/shell/router/guards.ts';
import { redirect } from '@tanstack/react-router';
import { findAccount, saveAccount } from '#api/cookies.ts';
import { isSigningUp } from '#features/session/sign-up/sign-up-marker.ts';
import { forgetTyped } from '#data/session/forget.ts';
import { announcePage } from '#data/home/opening.ts';
import { announcePersonChange, onPersonChange } from '@jarchi/client-state/session/person.ts';
import { runtimeConfig } from '#api/runtime-config.ts';
import { findEntry } from './find-entry.ts';
import { paths } from '#paths.ts';

export interface GuardContext {
  readonly pathname: string;
  readonly searchText: string;
  /** The features to which the path's routes belong. */
  readonly features: readonly GatedFeature[];
}

const CREATION = '/campaign/';

/** The sign-in page does not load the queries, and no page waits for them. */
function startInitialData(part: 'account' | 'features'): void {
  import('#data/account/initial-data.ts').then((module) => module.startInitialData(part)).catch(console.warn);
}

let isChatStarted = false;
onPersonChange(() => (isChatStarted = false));
/** Starts the chat once for each person, if the operator runs one. */
function startChat(): void {
  if (!runtimeConfig.chat || isChatStarted) return;
  isChatStarted = true;
  import('./start-support-chat.ts').then((module) => module.startSupportChat()).catch(console.warn);
}

const guards: Readonly<Record<GuardName, Guard<GuardContext>>> = {
  auth: ({ pathname, searchText }) => {
    const known = findAccount();
    const entry = findEntry({ pathname, searchText, account: known, isSigningUp: isSigningUp() });
    if (entry.account !== undefined && entry.account !== known) {
      saveAccount(entry.account);
      forgetTyped();
      announcePersonChange();
    }
    if (entry.href !== undefined) throw redirect({ href: entry.href, replace: true });
  },
  // Only the creation steps have parts behind flags.
  features: ({ pathname }) => {
    if (pathname.startsWith(CREATION)) startInitialData('features');
  },
  hijack: async () => {
    const { getViewer } = await import('#data/account/viewer-of-guards.ts');
    if (decideImpersonationGuard(await getViewer()) === 'index') throw redirect({ to: paths.home, replace: true });
  },
  'initial-data': async ({ pathname, features }) => {
    announcePage(pathname);
    startInitialData('account');
    startChat();
    if (features.length === 0) return;
    const { canAllSee } = await import('#data/account/viewer-of-guards.ts');
    if (!(await canAllSee(features))) throw redirect({ to: paths.home, replace: true });
  },
};

export async function guardRoute(names: readonly string[], context: GuardContext): Promise<void> {
  const read = readGuards(names);
  if (!read.ok) throw new HttpError(read.error.status, read.error.message, read.error.code);
  await runGuards(guards, read.value, context);
}

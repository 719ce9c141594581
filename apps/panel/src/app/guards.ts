import { decideHijackGuard, readGuards, type GuardName } from '@jarchi/domain/entry/guards.ts';
import { redirect } from '@tanstack/react-router';
import { findAccount, saveAccount } from '#cookies.ts';
import { announcePersonChange } from '#person.ts';
import { runtimeConfig } from '#runtime-config.ts';
import { findWay } from './entry.ts';
import { paths } from './paths.ts';

export interface GuardContext {
  readonly pathname: string;
  readonly searchText: string;
}

/** An error that the error page shows with its status. */
export class HttpError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
  }
}

type Guard = (context: GuardContext) => void | Promise<void>;

/** Queries are not part of what the sign-in page loads; a page is never held up for them. */
function startInitialData(part: 'account' | 'features'): void {
  import('#features/account/initial-data.ts').then((module) => module.startInitialData(part)).catch(console.warn);
}

const guards: Readonly<Record<GuardName, Guard>> = {
  auth: ({ pathname, searchText }) => {
    const known = findAccount();
    const entry = findWay({ pathname, searchText, account: known });
    if (entry.account !== undefined && entry.account !== known) {
      saveAccount(entry.account);
      announcePersonChange();
    }
    if (entry.href !== undefined) throw redirect({ href: entry.href, replace: true });
  },
  features: () => startInitialData('features'),
  hijack: async () => {
    const { isHijacked } = await import('#features/account/account.queries.ts');
    if (decideHijackGuard({ mode: runtimeConfig.mode, is_hijacked: await isHijacked() }) === 'index')
      throw redirect({ to: paths.home, replace: true });
  },
  'initial-data': () => startInitialData('account'),
};

export async function runGuards(names: readonly string[], context: GuardContext): Promise<void> {
  const read = readGuards(names);
  if (!read.ok) throw new HttpError(read.error.status, read.error.message);
  for (const name of read.value) await guards[name](context);
}

import type { Opening } from '@jarchi/shell/router/first-data.ts';
import { readId } from '@jarchi/domain/drafts/creation-address.ts';
import { pauses } from '@jarchi/ui/toasts/pauses.ts';
import { accountInfoQuery, featureFlagsQuery } from '#data/account/account.ts';
import { beginDraft } from '#data/drafts/session/begin-draft.ts';
import { balanceQuery } from '#data/finance/finance.ts';
import { fetchFirst } from '#data/first-data.ts';
import { bundlesQuery } from '#data/publishers/bundles.ts';
import { findFirstPackage } from '#data/publishers/first-package.ts';
import { packagesQuery } from '#data/publishers/packages.ts';
import { categoriesQuery, planWindow } from '#data/publishers/plans.ts';
import { worldClockQuery } from '#data/world/world.ts';

const frame = () => [fetchFirst(worldClockQuery), fetchFirst(accountInfoQuery), fetchFirst(balanceQuery)];

/** The draft of a step, and what the frame of all steps shows. */
export async function beginStep({ search }: Opening): Promise<void> {
  const id = readId(search['draft']);
  await Promise.all([...frame(), id === null ? undefined : beginDraft(id, pauses.save)]);
}

async function beginPackage(id: number): Promise<void> {
  const { status, data } = await beginDraft(id, pauses.save);
  const first = status === 'loading' || status === 'load_failed' ? undefined : findFirstPackage(id, data);
  if (first === undefined) return;
  const { kind, search, wishes } = first;
  const packages = wishes && fetchFirst(packagesQuery(kind.kind, JSON.stringify(wishes)));
  await Promise.all([fetchFirst(planWindow(search, 0)), fetchFirst(bundlesQuery(kind)), packages]);
}

/** The draft, then its first publishers, bundles and packages if the address does not narrow them. */
export async function beginPackageStep({ search }: Opening): Promise<void> {
  const id = readId(search['draft']);
  const isPlain = Object.keys(search).length === 1;
  const known = [...frame(), fetchFirst(featureFlagsQuery), fetchFirst(categoriesQuery)];
  await Promise.all([...known, id === null ? undefined : isPlain ? beginPackage(id) : beginDraft(id, pauses.save)]);
}

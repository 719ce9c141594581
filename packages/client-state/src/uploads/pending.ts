import { onPersonChange } from '#session/person.ts';
import type { PendingFiles } from './pending-files.ts';

let opened: Promise<PendingFiles | undefined> | undefined;
const open = () =>
  (opened ??= import('./pending-files.ts').then(
    ({ createPendingFiles }) => createPendingFiles(),
    () => undefined,
  ));
/** Loads its code at the first call. If the code fails to load, no file is kept, but uploads still work. */
export const pending: PendingFiles = {
  keep: async (file) => (await (await open())?.keep(file)) ?? false,
  list: async (field) => (await (await open())?.list(field)) ?? [],
  release: (key) => void open().then((files) => files?.release(key)),
  forget: async (key) => (await open())?.forget(key),
  // A sign-out deletes what this window did not open.
  forgetAll: async () => (await opened)?.forgetAll(),
};
onPersonChange(() => void pending.forgetAll());

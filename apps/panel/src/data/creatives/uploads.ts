import type { CallInput } from '@jarchi/contract/types.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { creativeKeys } from './creative-keys.ts';

type Target = Omit<CallInput<'creatives', 'uploadMedia'>['query'], 'last_modified'>;

/** When the file was changed last, as far as the browser knows: some answer 1970 or a time to come. */
function findLastModified({ lastModified }: Pick<File, 'lastModified'>): string | undefined {
  return lastModified > 0 && lastModified <= Date.now() ? new Date(lastModified).toISOString() : undefined;
}

/** Sends a file. It is stored for the account, and becomes part of a draft when the draft is saved. */
export function uploadFile(
  target: Target,
  file: File,
  options?: { signal: AbortSignal; onProgress: (sent: number, total: number) => void },
) {
  return api.creatives.uploadMedia({ query: { ...target, last_modified: findLastModified(file) }, file }, options);
}

/** The keys that a tagged link can have. */
export const utmKeysQuery = queryOptions({
  queryKey: creativeKeys.utmKeys(),
  queryFn: ({ signal }) => api.creatives.listUtmKeyTemplates({}, { signal }),
  staleTime: Infinity,
});

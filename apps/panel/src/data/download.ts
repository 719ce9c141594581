import type { DownloadedFile } from '@jarchi/api-client/api.ts';
import { useChange } from './change.ts';

/** Asks for a file; the server changes nothing by it. */
export function useDownload(
  download: () => Promise<DownloadedFile>,
  tell: { onSuccess: (file: DownloadedFile) => void; onError: (error: Error) => void },
) {
  return useChange({ send: download, refreshes: [], ...tell });
}

import type { DownloadedFile } from '@jarchi/api-client/api.ts';
import { useChange } from './change.ts';

/** Downloads a file; this changes nothing on the server. */
export function useDownload(
  download: () => Promise<DownloadedFile>,
  tell: { onSuccess: (file: DownloadedFile) => void; onError: (error: Error) => void },
) {
  return useChange({ send: download, refreshes: [], ...tell });
}

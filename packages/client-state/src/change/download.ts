import type { DownloadedFile } from '@jarchi/api-client/api.ts';
import { useChange } from './change.ts';

/** Saves a downloaded file as a browser does with a link to it, under `unnamed` if the server gives no name. */
export function saveFile({ blob, filename }: DownloadedFile, unnamed = 'jarchi'): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = filename === '' ? unnamed : filename;
  link.click();
  URL.revokeObjectURL(url);
}

/** Downloads a file and saves it; this changes nothing on the server. */
export const useDownload = (download: () => Promise<DownloadedFile>, onError: (error: Error) => void) =>
  useChange({ send: download, refreshes: [], onSuccess: (file) => saveFile(file), onError });

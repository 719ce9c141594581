import type { DownloadedFile } from '@jarchi/api-client/api.ts';

/** Saves a downloaded file as a browser does with a link to it, under `unnamed` if the server gives no name. */
export function saveFile({ blob, filename }: DownloadedFile, unnamed = 'jarchi'): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = filename === '' ? unnamed : filename;
  link.click();
  URL.revokeObjectURL(url);
}

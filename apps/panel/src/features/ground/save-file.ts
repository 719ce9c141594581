import type { DownloadedFile } from '@jarchi/api-client/api.ts';

/** The name if the server gives none. */
const FILE_NAME = 'jarchi';

/** Saves a downloaded file as a browser does with a link to it. */
export function saveFile({ blob, filename }: DownloadedFile): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = filename === '' ? FILE_NAME : filename;
  link.click();
  URL.revokeObjectURL(url);
}

/** Chosen files that are not on the server yet. */
export const UPLOADS_DATABASE = 'jarchi-uploads';

/** Removes all of them from the browser. */
export function forgetUploads(): void {
  try {
    indexedDB.deleteDatabase(UPLOADS_DATABASE);
  } catch {
    // A browser without it has kept no files.
  }
}

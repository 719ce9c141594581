import type { DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import { api } from '#api/api.ts';

const WAIT_MS = 15_000;

/** Sends the poster of a stored film, a data: URL of a JPEG. A film whose poster fails is shown by its first frame. */
export async function addPoster(stored: DraftFile, poster: string | null, signal?: AbortSignal): Promise<DraftFile> {
  if (poster === null) return stored;
  const letters = atob(poster.slice(poster.indexOf(',') + 1));
  const file = new Blob([Uint8Array.from(letters, (letter) => letter.charCodeAt(0))], { type: 'image/jpeg' });
  const limit = AbortSignal.timeout(WAIT_MS);
  return api.creatives
    .uploadPoster({ params: { id: stored.id }, file }, { signal: signal ? AbortSignal.any([signal, limit]) : limit })
    .catch(() => stored);
}

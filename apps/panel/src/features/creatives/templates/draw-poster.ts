import { readFacts } from '#features/creatives/file-facts/read-facts.ts';

/** The picture of a film's beginning; null where the browser cannot draw it. */
export async function drawPoster(film: File): Promise<string | null> {
  const url = URL.createObjectURL(film);
  const read = await readFacts(film, url).finally(() => URL.revokeObjectURL(url));
  return read.ok ? read.value.poster : null;
}

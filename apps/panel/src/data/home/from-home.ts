import type { CallAnswer } from '@jarchi/contract/types.ts';
import { api } from '#api/api.ts';
import { onPersonChange } from '@jarchi/client-state/session/person.ts';
import { closeHome, takePart, type HomePart } from './opening.ts';

type Home = CallAnswer<'home', 'getHome'>;

/** A part that is requested later than this does not belong to the opening of the page. */
const OPENS_WITHIN_MS = 5_000;

let opening: Promise<Home> | undefined;

function openHome(): Promise<Home> {
  setTimeout(closeHome, OPENS_WITHIN_MS);
  return api.home.getHome();
}

/**
 * A part of home: while home opens, the first request for a part fetches all parts by one call. At any other time, and
 * if that call fails, the part is fetched by its own call, so that its failure does not touch the others.
 */
export async function fromHome<P extends HomePart>(part: P, ask: () => Promise<Home[P]>): Promise<Home[P]> {
  if (!takePart(part)) return ask();
  opening ??= openHome();
  try {
    return (await opening)[part];
  } catch {
    return ask();
  }
}

onPersonChange(() => {
  opening = undefined;
});

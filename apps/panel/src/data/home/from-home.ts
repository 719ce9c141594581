import type { CallAnswer } from '@jarchi/contract/types.ts';
import { api } from '#api/api.ts';
import { onPersonChange } from '#api/person.ts';
import { closeHome, takePart, type HomePart } from './opening.ts';

type Home = CallAnswer<'home', 'getHome'>;

/** Parts that are asked for later than this are not of the opening of the page. */
const OPENS_WITHIN_MS = 5_000;

let opening: Promise<Home> | undefined;

function openHome(): Promise<Home> {
  setTimeout(closeHome, OPENS_WITHIN_MS);
  return api.home.getHome();
}

/**
 * A part of what home begins with: while home opens, all parts come by one call, whichever is asked for first. At any other time, and
 * when that call fails, the part is asked for by its own call: a part that fails leaves the others.
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

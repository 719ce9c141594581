import { toLatinDigits } from '@jarchi/domain/text/digits.ts';
import type { Locator } from 'playwright-core';

/** The first whole number in a text, with any digits and separators. */
export function readNumber(text: string): number {
  const found = /[-−]?\d[\d٬,]*/.exec(toLatinDigits(text));
  if (!found) throw new Error(`no number in «${text}»`);
  return Number(found[0].replace('−', '-').replace(/[٬,]/g, ''));
}

export async function readFigure(locator: Locator): Promise<number> {
  return readNumber(await locator.innerText());
}

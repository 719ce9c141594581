import { foldForSearch } from '#text/persian-text.ts';

/** A part of a word, between spaces, punctuation and half-spaces, and where it stands in its text. */
export interface Word {
  /** Folded; never empty. */
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

const PART = /[\p{L}\p{N}\p{M}\u0640]+/gu;

/** The parts of the words of a text: «می‌خواهم» has two, like «می خواهم». */
export function listWords(text: string): Word[] {
  return [...text.matchAll(PART)].flatMap(({ 0: part, index }) => {
    const folded = foldForSearch(part).replaceAll(' ', '');
    return folded === '' ? [] : [{ folded, start: index, end: index + part.length }];
  });
}

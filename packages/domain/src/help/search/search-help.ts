import { listHelpTexts, type HelpBlock } from '../help-body.ts';
import { cutPassage } from './cut-passage.ts';
import { findMatches, indexText, markText, type IndexedText, type MarkedPiece } from './mark-text.ts';
import { listWords } from './words.ts';

export interface HelpSource {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** Other words under which people look for it. */
  readonly keywords: string;
  readonly body: readonly HelpBlock[];
}

type FieldName = 'title' | 'keywords' | 'summary' | 'heading' | 'text';

interface IndexedArticle {
  readonly slug: string;
  readonly title: IndexedText;
  readonly summary: IndexedText;
  readonly passages: readonly IndexedText[];
  readonly fields: readonly { readonly name: FieldName; readonly indexed: IndexedText }[];
}
export type HelpIndex = readonly IndexedArticle[];

export interface HelpHit {
  readonly slug: string;
  readonly title: readonly MarkedPiece[];
  /** The passage that fits best. */
  readonly excerpt: readonly MarkedPiece[];
}

const WEIGHTS: Readonly<Record<FieldName, number>> = { title: 8, keywords: 6, summary: 4, heading: 3, text: 1 };
/** Each further place in the body adds a little, up to this many. */
const POSITIONS_MAX = 5;
const POSITION_WEIGHT = 0.1;
/** Words of a query that are looked for. */
const WORDS_MAX = 8;

/** Prepares articles for searching; worth keeping between searches. */
export function indexHelp(articles: readonly HelpSource[]): HelpIndex {
  return articles.map(({ slug, title, summary, keywords, body }) => {
    const blocks = body.flatMap((block) =>
      listHelpTexts(block).map((text) => ({
        name: block.kind === 'heading' ? ('heading' as const) : ('text' as const),
        indexed: indexText(text),
      })),
    );
    const indexed = { title: indexText(title), summary: indexText(summary) };
    return {
      slug,
      ...indexed,
      passages: blocks.filter(({ name }) => name === 'text').map((block) => block.indexed),
      fields: [
        { name: 'title', indexed: indexed.title },
        { name: 'summary', indexed: indexed.summary },
        { name: 'keywords', indexed: indexText(keywords) },
        ...blocks,
      ],
    };
  });
}

const bestOf = (indexed: IndexedText, wanted: string) => findMatches(indexed, wanted)[0]?.closeness ?? 0;

/** How well one word fits an article; 0: not at all. */
function scoreWord({ fields }: IndexedArticle, wanted: string): number {
  const scores = fields.map(({ name, indexed }) => WEIGHTS[name] * bestOf(indexed, wanted)).filter((score) => score > 0);
  const best = Math.max(0, ...scores);
  return best === 0 ? 0 : best + POSITION_WEIGHT * Math.min(POSITIONS_MAX, scores.length);
}

interface Term {
  readonly wanted: string;
  /** By article, in the order of the index. */
  readonly scores: readonly number[];
}

/** The words of a query that some article has. One that no article has is tried together with the word before it («پیش نویس»). */
function findTerms(index: HelpIndex, query: string): { readonly terms: readonly Term[]; readonly asked: number } {
  const words = listWords(query)
    .slice(0, WORDS_MAX)
    .map(({ folded }) => folded);
  const match = (wanted: string): Term | undefined => {
    const scores = index.map((article) => scoreWord(article, wanted));
    return scores.some((score) => score > 0) ? { wanted, scores } : undefined;
  };
  const terms: Term[] = [];
  let asked = words.length;
  for (const [at, word] of words.entries()) {
    const alone = match(word);
    const before = words[at - 1];
    const joined = alone === undefined && before !== undefined ? match(before + word) : undefined;
    if (joined) {
      asked--;
      if (terms.at(-1)?.wanted === before) terms.pop();
    }
    const found = alone ?? joined;
    if (found) terms.push(found);
  }
  return { terms, asked };
}

function findExcerpt({ passages, summary }: IndexedArticle, wanted: readonly string[]): IndexedText {
  let best = { passage: summary, score: 0 };
  for (const passage of passages) {
    const score = wanted.reduce((sum, word) => sum + bestOf(passage, word), 0);
    if (score > best.score) best = { passage, score };
  }
  return cutPassage(best.passage, wanted);
}

/**
 * The articles that have the words of a query, best first: a title counts more than a text, a rare word more than a common one. Letters of
 * all keyboards, half-spaces, diacritics and digits are equal, and a word of four letters or more may have one typo. If no article has all
 * words, those with the most of them are found, if that is half of the words or more. An empty query finds nothing.
 */
export function searchHelp(index: HelpIndex, query: string): HelpHit[] {
  const { terms, asked } = findTerms(index, query);
  const wanted = terms.map((term) => term.wanted);
  const scored = index.map((article, at) => {
    const own = terms.filter(({ scores }) => scores[at]! > 0);
    const score = own.reduce((sum, { scores }) => sum + scores[at]! * Math.log(1 + index.length / scores.filter(Boolean).length), 0);
    return { article, count: own.length, score };
  });
  const most = Math.max(0, ...scored.map(({ count }) => count));
  if (most === 0 || most * 2 < asked) return [];
  return scored
    .filter(({ count }) => count === most)
    .toSorted((a, b) => b.score - a.score)
    .map(({ article }) => ({
      slug: article.slug,
      title: markText(article.title, wanted),
      excerpt: markText(findExcerpt(article, wanted), wanted),
    }));
}

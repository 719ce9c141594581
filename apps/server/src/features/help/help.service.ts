import type { CallAnswer, CallRefusal, ParsedInput } from '@jarchi/contract/types.ts';
import { MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { indexHelp, searchHelp, type HelpIndex } from '@jarchi/domain/help/search/search-help.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { UserCaller } from '#infra/http/caller.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import {
  findVote,
  insertReader,
  listHelpArticles,
  listHelpCategories,
  listMostRead,
  saveVote,
  type HelpArticleRecord,
  type HelpCategoryRecord,
} from './help.repository.ts';

/** Articles are read again after this time, so that an edit is seen by every server. */
const KEPT_MS = MINUTE_MS;
const POPULAR_MAX = 5;

interface Corpus {
  readonly categories: readonly HelpCategoryRecord[];
  readonly articles: ReadonlyMap<string, HelpArticleRecord>;
  readonly index: HelpIndex;
}

type Article = CallAnswer<'help', 'getHelpArticle'>;
type Vote = CallAnswer<'help', 'voteHelpArticle'>;
type Refusals = CallRefusal<'help', 'getHelpArticle'>;

const headOf = ({ slug, category_id, title }: HelpArticleRecord) => ({ slug, category: category_id, title });

export type HelpService = ReturnType<typeof createHelpService>;

/** The help centre: small enough that each server keeps all of its articles in memory. */
export function createHelpService({ tenancy, clocks }: { readonly tenancy: Tenancy; readonly clocks: { readonly wall: Clock } }) {
  let kept: { readonly corpus: Promise<Corpus>; readonly at: number } | undefined;

  async function readCorpus(): Promise<Corpus> {
    return tenancy.withSystem(async (tx) => {
      const categories = await listHelpCategories(tx);
      const articles = await listHelpArticles(tx);
      return { categories, articles: new Map(articles.map((row) => [row.slug, row])), index: indexHelp(articles) };
    });
  }

  function getCorpus(): Promise<Corpus> {
    const now = clocks.wall.now();
    if (kept === undefined || now >= kept.at + KEPT_MS || now < kept.at) {
      const corpus = readCorpus();
      kept = { corpus, at: now };
      // A store that did not answer is asked again by the next request.
      corpus.catch(() => (kept = undefined));
    }
    return kept.corpus;
  }

  const pick = (articles: Corpus['articles'], slugs: readonly string[]) => slugs.flatMap((slug) => articles.get(slug) ?? []).map(headOf);

  return {
    async list(): Promise<CallAnswer<'help', 'listHelp'>> {
      const { categories, articles } = await getCorpus();
      const all = [...articles.values()];
      const read = await tenancy.withSystem((tx) => listMostRead(tx, POPULAR_MAX));
      const beginning = all
        .filter((row) => row.beginning !== null)
        .toSorted((a, b) => (a.beginning ?? 0) - (b.beginning ?? 0))
        .slice(0, POPULAR_MAX);
      return {
        results: categories.map(({ id, title, summary }) => ({
          id,
          title,
          summary,
          articles: all.filter((row) => row.category_id === id).map((row) => ({ slug: row.slug, title: row.title, summary: row.summary })),
        })),
        popular:
          read.length > 0
            ? pick(
                articles,
                read.map(({ article }) => article),
              )
            : beginning.map(headOf),
        is_popular_counted: read.length > 0,
      };
    },

    /** Staff who act for a customer count as no reader. */
    async get({ user_id, impersonated_by }: UserCaller, slug: string): Promise<Result<Article, Refusals>> {
      const { articles } = await getCorpus();
      const row = articles.get(slug);
      if (!row) return refuse({ code: 'not_found' });
      const vote = await tenancy.withSystem(async (tx) => {
        if (impersonated_by === null) await insertReader(tx, user_id, slug, new Date(clocks.wall.now()));
        return findVote(tx, user_id, slug);
      });
      return succeed({
        ...headOf(row),
        summary: row.summary,
        body: [...row.body] as Article['body'],
        updated: row.updated,
        related: pick(articles, row.related),
        vote: vote ?? null,
      });
    },

    async search(query: string): Promise<CallAnswer<'help', 'searchHelp'>> {
      const { articles, index } = await getCorpus();
      return {
        results: searchHelp(index, query).map(({ slug, title, excerpt }) => ({
          slug,
          category: articles.get(slug)?.category_id ?? 0,
          title: [...title],
          excerpt: [...excerpt],
        })),
      };
    },

    /** Staff who act for a customer have no vote in their name. */
    async vote(
      { user_id, impersonated_by }: UserCaller,
      article: string,
      vote: ParsedInput<'help', 'voteHelpArticle'>['body'],
    ): Promise<Result<Vote, CallRefusal<'help', 'voteHelpArticle'>>> {
      if (impersonated_by !== null) return refuse({ code: 'forbidden' });
      const { articles } = await getCorpus();
      if (!articles.has(article)) return refuse({ code: 'not_found' });
      await tenancy.withSystem((tx) => saveVote(tx, { user_id, article }, vote, new Date(clocks.wall.now())));
      return succeed(vote);
    },
  };
}

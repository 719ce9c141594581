import type { CallAnswer, CallInput } from '@jarchi/contract/types.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { useChange } from '@jarchi/client-state/change/change.ts';

export type HelpHome = CallAnswer<'help', 'listHelp'>;
export type HelpArticle = CallAnswer<'help', 'getHelpArticle'>;
export type HelpResult = CallAnswer<'help', 'searchHelp'>['results'][number];
export type HelpVote = CallInput<'help', 'voteHelpArticle'>['body'];

export const helpKeys = {
  home: () => ['help', 'home'] as const,
  article: (slug: string) => ['help', 'article', slug] as const,
  search: (text: string) => ['help', 'search', text] as const,
} as const;

export const helpQuery = queryOptions({
  queryKey: helpKeys.home(),
  queryFn: ({ signal }) => api.help.listHelp(undefined, { signal }),
});

export function helpArticleQuery(slug: string) {
  return queryOptions({
    queryKey: helpKeys.article(slug),
    queryFn: ({ signal }) => api.help.getHelpArticle({ params: { article: slug } }, { signal }),
  });
}

/** Earlier results stay while those of the next letters are fetched. */
export function helpSearchQuery(text: string) {
  return queryOptions({
    queryKey: helpKeys.search(text),
    queryFn: ({ signal }) => api.help.searchHelp({ query: { query: text } }, { signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
}

interface Telling {
  readonly onSuccess: (vote: HelpVote) => void;
  readonly onError: (error: Error) => void;
}

/** Says whether an article was useful; the response takes its place in the article. */
export function useHelpVote(slug: string, tell: Telling) {
  return useChange({
    send: (vote: HelpVote) => api.help.voteHelpArticle({ params: { article: slug }, body: vote }),
    refreshes: [helpKeys.article(slug)],
    keep: (queryClient, vote) => void queryClient.setQueryData(helpArticleQuery(slug).queryKey, (known) => known && { ...known, vote }),
    ...tell,
  });
}

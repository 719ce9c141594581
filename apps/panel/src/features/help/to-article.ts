import type { HelpArticle } from '#data/help/help.ts';

/** The way to an article, for a link. */
export function toArticle({ category, slug }: Pick<HelpArticle, 'category' | 'slug'>) {
  return { to: '/helpcenter/$id/$article', params: { id: String(category), article: slug } } as const;
}

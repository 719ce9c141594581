import { createHash } from 'node:crypto';
import { HELP_ARTICLES } from '@jarchi/domain/help/help-articles.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import { helpCatalogue } from './content/catalogue.ts';
import { helpCategoriesFa } from './content/categories.fa.ts';
import { removeSeeded, seedArticles, seedCategories } from './help.repository.ts';

const withHash = <T extends object>(row: T) => ({ ...row, seeded_hash: createHash('sha256').update(JSON.stringify(row)).digest('hex') });

/** The rows that the code brings, each with the hash of its content. */
function listRows() {
  return {
    categories: helpCategoriesFa.map((category, position) => withHash({ ...category, position })),
    articles: helpCatalogue.map(({ slug, title, summary, keywords, body, related, beginning, updated }, position) =>
      withHash({
        slug,
        category_id: HELP_ARTICLES[slug],
        title,
        summary,
        keywords,
        body,
        related,
        position,
        beginning: beginning ?? null,
        updated,
      }),
    ),
  };
}

/**
 * Brings the articles of this version into the store, at each start and in every mode: new ones are added, changed ones replaced, and those
 * that the code has no longer are removed. What staff changed stays as they left it. Returns the names of the articles that it wrote.
 */
export async function seedHelp(tenancy: Tenancy): Promise<string[]> {
  const { categories, articles } = listRows();
  return tenancy.withSystem(async (tx) => {
    await seedCategories(tx, categories);
    const written = await seedArticles(tx, articles);
    await removeSeeded(
      tx,
      articles.map(({ slug }) => slug),
      categories.map(({ id }) => id),
    );
    return written;
  });
}

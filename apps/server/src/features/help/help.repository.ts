import { and, asc, count, desc, eq, isNotNull, isNull, ne, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '#infra/store/tenancy.ts';
import { helpArticle, helpCategory, helpReader } from './help.tables.ts';

export type HelpCategoryRecord = typeof helpCategory.$inferSelect;
export type HelpArticleRecord = typeof helpArticle.$inferSelect;
export type NewHelpCategory = typeof helpCategory.$inferInsert;
export type NewHelpArticle = typeof helpArticle.$inferInsert;

export async function listHelpCategories(tx: Tx): Promise<HelpCategoryRecord[]> {
  return tx.select().from(helpCategory).orderBy(asc(helpCategory.position));
}

export async function listHelpArticles(tx: Tx): Promise<HelpArticleRecord[]> {
  return tx.select().from(helpArticle).orderBy(asc(helpArticle.category_id), asc(helpArticle.position));
}

/** The articles that most people opened, with the number of them. */
export async function listMostRead(tx: Tx, limit: number): Promise<{ article: string; readers: number }[]> {
  return tx
    .select({ article: helpReader.article, readers: count() })
    .from(helpReader)
    .groupBy(helpReader.article)
    .orderBy(desc(count()), asc(helpReader.article))
    .limit(limit);
}

/** Notes that a person opened an article; a second time changes nothing. */
export async function insertReader(tx: Tx, userId: number, article: string, opened_at: Date): Promise<void> {
  await tx.insert(helpReader).values({ user_id: userId, article, opened_at }).onConflictDoNothing();
}

export interface HelpVote {
  readonly is_useful: boolean;
  readonly comment: string;
}

export async function findVote(tx: Tx, userId: number, article: string): Promise<HelpVote | undefined> {
  const [row] = await tx
    .select({ is_useful: helpReader.is_useful, comment: helpReader.comment })
    .from(helpReader)
    .where(and(eq(helpReader.user_id, userId), eq(helpReader.article, article), isNotNull(helpReader.is_useful)));
  return row && { is_useful: row.is_useful === true, comment: row.comment };
}

/** A person has one vote on an article; this one takes the place of an earlier one. */
export async function saveVote(
  tx: Tx,
  who: { readonly user_id: number; readonly article: string },
  vote: HelpVote,
  now: Date,
): Promise<void> {
  const voted = { ...vote, voted_at: now };
  await tx
    .insert(helpReader)
    .values({ ...who, ...voted, opened_at: now })
    .onConflictDoUpdate({ target: [helpReader.user_id, helpReader.article], set: voted });
}

const excluded = (column: string) => sql.raw(`excluded.${column}`);

/** Writes categories of the code, except where staff changed them, or where nothing is new. */
export async function seedCategories(tx: Tx, rows: readonly NewHelpCategory[]): Promise<void> {
  await tx
    .insert(helpCategory)
    .values([...rows])
    .onConflictDoUpdate({
      target: helpCategory.id,
      set: { title: excluded('title'), summary: excluded('summary'), position: excluded('position'), seeded_hash: excluded('seeded_hash') },
      setWhere: and(isNull(helpCategory.edited_at), ne(helpCategory.seeded_hash, sql`excluded.seeded_hash`)),
    });
}

const ARTICLE_COLUMNS = [
  'category_id',
  'title',
  'summary',
  'keywords',
  'body',
  'related',
  'position',
  'beginning',
  'updated',
  'seeded_hash',
];

/** Writes articles of the code, except where staff changed them, or where nothing is new. Returns the names of those that it wrote. */
export async function seedArticles(tx: Tx, rows: readonly NewHelpArticle[]): Promise<string[]> {
  const written = await tx
    .insert(helpArticle)
    .values([...rows])
    .onConflictDoUpdate({
      target: helpArticle.slug,
      set: Object.fromEntries(ARTICLE_COLUMNS.map((column) => [column, excluded(column)])),
      setWhere: and(isNull(helpArticle.edited_at), ne(helpArticle.seeded_hash, sql`excluded.seeded_hash`)),
    })
    .returning({ slug: helpArticle.slug });
  return written.map(({ slug }) => slug);
}

/** Removes what an earlier version of the code brought, and this one does not; rows of staff stay, and so do the categories of what stays. */
export async function removeSeeded(tx: Tx, slugs: readonly string[], categories: readonly number[]): Promise<void> {
  await tx
    .delete(helpArticle)
    .where(and(notInArray(helpArticle.slug, [...slugs]), isNull(helpArticle.edited_at), ne(helpArticle.seeded_hash, '')));
  const inUse = tx.selectDistinct({ id: helpArticle.category_id }).from(helpArticle);
  await tx
    .delete(helpCategory)
    .where(
      and(
        notInArray(helpCategory.id, [...categories]),
        isNull(helpCategory.edited_at),
        ne(helpCategory.seeded_hash, ''),
        notInArray(helpCategory.id, inUse),
      ),
    );
}

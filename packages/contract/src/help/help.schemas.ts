import { z } from 'zod';
import { SEARCH_MAX } from '@jarchi/domain/filters/filters.ts';
import { checkHelpComment } from '@jarchi/domain/help/help-vote.ts';
import { count, day, type SchemasFor } from '../schema.ts';
import { checkedText } from '../shapes/checked-text.ts';
import type { helpCalls } from './help.calls.ts';
import { longText, opaqueText, shortText } from '../shapes/texts.ts';

const slug = opaqueText().regex(/^[a-z\d]+(-[a-z\d]+)*$/);
const category = z.number().int().positive();
const place = z.strictObject({ slug, category, title: z.string() });

/** Texts know two marks, `**strong**` and `[words](/path)`; everything else is shown as it is written. */
const block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['heading', 'paragraph']), text: z.string() }),
  z.strictObject({ kind: z.enum(['steps', 'list']), items: z.array(z.string()) }),
  z.strictObject({ kind: z.literal('note'), tone: z.enum(['info', 'warning']), text: z.string() }),
  z.strictObject({ kind: z.literal('picture'), name: slug, alt: z.string(), width: count, height: count }),
]);

/** The pieces together are the text; `hit` where it matched. */
const marked = z.array(z.strictObject({ text: z.string(), hit: z.boolean() }));
const vote = z.strictObject({ is_useful: z.boolean(), comment: z.string() });
const params = z.object({ article: slug });

export const helpSchemas = {
  listHelp: {
    response: z.strictObject({
      results: z.array(
        z.strictObject({
          id: category,
          title: z.string(),
          summary: z.string(),
          articles: z.array(z.strictObject({ slug, title: z.string(), summary: z.string() })),
        }),
      ),
      /** The articles with the most readers; before anybody reads, those to begin with. */
      popular: z.array(place),
      is_popular_counted: z.boolean(),
    }),
  },
  getHelpArticle: {
    params,
    response: z.strictObject({
      ...place.shape,
      summary: z.string(),
      body: z.array(block),
      /** The day of its last change. */
      updated: day,
      related: z.array(place),
      vote: vote.nullable(),
    }),
  },
  searchHelp: {
    query: z.object({ query: shortText().max(SEARCH_MAX) }),
    response: z.strictObject({ results: z.array(z.strictObject({ slug, category, title: marked, excerpt: marked })) }),
  },
  voteHelpArticle: {
    params,
    body: z.object({ is_useful: z.boolean(), comment: checkedText(checkHelpComment, longText) }),
    response: vote,
  },
} as const satisfies SchemasFor<typeof helpCalls>;

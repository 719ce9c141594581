import type { CallAnswer } from '@jarchi/contract/types.ts';
import type { DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import type { ContentType, MediaType } from '@jarchi/domain/platforms/platforms.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { addPoster } from '#features/creatives/upload/queue/add-poster.ts';
import { readFacts } from '#features/creatives/upload/queue/read-facts.ts';

export type Template = CallAnswer<'creatives', 'listTemplates'>['results'][number];
export interface TemplatePlace {
  readonly media_type: MediaType;
  readonly content_type: ContentType;
}

const PAGE_SIZE = 12;
export const TEMPLATES = ['creatives', 'templates'] as const;

export function templatesQuery({ media_type, content_type }: TemplatePlace) {
  return infiniteQueryOptions({
    queryKey: [...TEMPLATES, media_type, content_type],
    queryFn: ({ signal, pageParam }) =>
      api.creatives.listTemplates({ query: { media_type, content_type, limit: PAGE_SIZE, offset: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ count }, pages) => {
      const seen = pages.reduce((sum, { results }) => sum + results.length, 0);
      return seen < count ? seen : undefined;
    },
  });
}

/** The file's bytes, as the server stored them, as a template of their own. */
export async function saveTemplate({ media_type, content_type }: TemplatePlace, file: DraftFile): Promise<Template> {
  const answer = await fetch(file.url);
  if (!answer.ok) throw new Error(`the stored file answered ${String(answer.status)}`);
  const bytes = new File([await answer.blob()], file.name, { type: file.type });
  const kept = await api.creatives.uploadTemplate({ query: { media_type, content_type, title: file.name.slice(0, 100) }, file: bytes });
  return file.has_poster ? { ...kept, file: await addPoster(kept.file, await drawPoster(bytes)) } : kept;
}

async function drawPoster(film: File): Promise<string | null> {
  const url = URL.createObjectURL(film);
  const read = await readFacts(film, url).finally(() => URL.revokeObjectURL(url));
  return read.ok ? read.value.poster : null;
}

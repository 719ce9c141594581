import type { CallAnswer } from '@jarchi/contract/types.ts';
import { TITLE_MAX, type DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import type { ContentType, MediaType } from '@jarchi/domain/platforms/platforms.ts';
import { cutText } from '@jarchi/domain/text/cut-text.ts';
import { infiniteQueryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { runChange, useChange } from '@jarchi/client-state/change/change.ts';
import { creativeKeys } from './creative-keys.ts';
import { addPoster } from './add-poster.ts';

export type Template = CallAnswer<'creatives', 'listTemplates'>['results'][number];
export interface TemplateFormat {
  readonly media_type: MediaType;
  readonly content_type: ContentType;
}

const PAGE_SIZE = 12;
export function templatesQuery({ media_type, content_type }: TemplateFormat) {
  return infiniteQueryOptions({
    queryKey: creativeKeys.templatesOf(media_type, content_type),
    queryFn: ({ signal, pageParam }) =>
      api.creatives.listTemplates({ query: { media_type, content_type, limit: PAGE_SIZE, offset: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ count }, pages) => {
      const seen = pages.reduce((sum, { results }) => sum + results.length, 0);
      return seen < count ? seen : undefined;
    },
  });
}

/** Draws a film's poster, if the browser can. */
type DrawPoster = (film: File) => Promise<string | null>;

/** Stores a copy of the file's bytes, as the server has them, as a template. */
async function saveTemplate({ media_type, content_type }: TemplateFormat, file: DraftFile, drawPoster: DrawPoster): Promise<Template> {
  const answer = await fetch(file.url);
  if (!answer.ok) throw new Error(`the stored file could not be fetched: status ${String(answer.status)}`);
  const bytes = new File([await answer.blob()], file.name, { type: file.type });
  const kept = await api.creatives.uploadTemplate({
    query: { media_type, content_type, title: cutText(file.name, TITLE_MAX), last_modified: file.last_modified },
    file: bytes,
  });
  return file.has_poster ? { ...kept, file: await addPoster(kept.file, await drawPoster(bytes)) } : kept;
}

interface Saving {
  readonly drawPoster: DrawPoster;
  readonly onSuccess: (template: Template) => void;
  readonly onError: (error: Error) => void;
}

/** Keeps an uploaded file for later campaigns. */
export function useSaveTemplate(format: TemplateFormat, { drawPoster, ...tell }: Saving) {
  return useChange({
    send: (file: DraftFile) => saveTemplate(format, file, drawPoster),
    refreshes: [creativeKeys.templates()],
    ...tell,
  });
}

const deletion = {
  refreshes: [creativeKeys.templates()],
  send: (id: number) => api.creatives.deleteTemplate({ params: { id } }),
};

const remove = (queryClient: QueryClient, id: number) => runChange(queryClient, deletion, id);

/** Deletes a template, even if the layer that started it has closed. */
export function useDeleteTemplate(): (id: number) => Promise<unknown> {
  const queryClient = useQueryClient();
  return (id) => remove(queryClient, id);
}

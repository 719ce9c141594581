import type { CreationStep } from '@jarchi/domain/drafts/drafts.ts';

export const creationPaths = {
  'general-information': '/campaign/general-information',
  content: '/campaign/content',
  'create-package': '/campaign/create-package',
  activation: '/campaign/activation',
} as const satisfies Record<CreationStep, string>;

/** The step's search: the draft stays in the URL, so that a reload resumes it. */
export function draftSearch(id: number | null): { draft?: string } {
  return id === null ? {} : { draft: String(id) };
}

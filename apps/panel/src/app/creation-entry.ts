import { readCreationUrl, writeCreationUrl } from '@jarchi/domain/drafts/creation-address.ts';
import { CREATION_STEPS, type CreationStep } from '@jarchi/domain/drafts/steps/creation-steps.ts';
import { findDraftOf, findFirstStep } from '#data/drafts/first-step.ts';

type Query = Readonly<Record<string, unknown>>;

function pathOfStep(pathname: string, query: Query, draft: number | null, step: CreationStep): string {
  const address = readCreationUrl(pathname, query);
  const { path, query: written } = writeCreationUrl({
    mode: 'draft',
    id: draft,
    step,
    search: address?.search ?? '',
    sort: address?.sort ?? '',
    filters: address?.filters ?? [],
  });
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(written)) for (const text of [value].flat()) params.append(key, text);
  const text = params.toString().replaceAll('%2C', ',');
  return text === '' ? path : `${path}?${text}`;
}

/** The page of a visit without a step: the first unfinished step of the draft in the URL. */
export async function findEntry(pathname: string, query: Query): Promise<string> {
  const address = readCreationUrl(pathname, query);
  const draft = address?.mode === 'draft' ? address.id : null;
  return pathOfStep(pathname, query, draft, draft === null ? CREATION_STEPS[0] : await findFirstStep(draft));
}

/** A campaign is edited through its draft: the same page of that draft. */
export async function findEditing(campaign: number, pathname: string, query: Query): Promise<string> {
  const draft = await findDraftOf(campaign);
  const step = readCreationUrl(pathname, query)?.step ?? (await findFirstStep(draft));
  return pathOfStep(pathname, query, draft, step);
}

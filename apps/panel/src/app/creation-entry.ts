import { readCreationUrl, writeCreationUrl } from '@jarchi/domain/drafts/creation-address.ts';
import type { StateKey } from '@jarchi/domain/campaigns/campaign-life.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { uiFa } from '@jarchi/ui/ui.fa.ts';
import { CREATION_STEPS, type CreationStep } from '@jarchi/domain/drafts/steps/creation-steps.ts';
import { appFa } from '#app/app.fa.ts';
import { findDraftToEdit, findFirstStep } from '#data/drafts/first-step.ts';

const fa = appFa.notEditable;

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

function explain({ state, reason }: StateKey): string {
  const isPublished = state === 'PUBLISHING' || reason === 'paused' || reason === 'completed' || reason === 'stopped';
  return isPublished ? fa.published : fa.inState(uiFa.states[state]);
}

/** A campaign is edited through its draft: the same page of that draft. One past editing opens its report, and a message says why. */
export async function findEditing(campaign: number, pathname: string, query: Query): Promise<string> {
  const { draft, ...key } = await findDraftToEdit(campaign);
  if (draft === undefined) {
    toast.info(explain(key));
    return `/campaigns/${campaign}`;
  }
  const step = readCreationUrl(pathname, query)?.step ?? (await findFirstStep(draft));
  return pathOfStep(pathname, query, draft, step);
}

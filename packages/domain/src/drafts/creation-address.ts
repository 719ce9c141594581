import { CREATION_STEPS, type CreationStep } from './steps/creation-steps.ts';

/** A draft is not a campaign yet; a real campaign is edited in the same four steps while its state allows it. */
type CampaignMode = 'draft' | 'real';

/** For each mode: its id and where the URL has it, the path of a step, and the calls that read and save. */
export const CAMPAIGN_MODES = {
  draft: {
    id: 'draftId',
    idLocation: 'query',
    entry: '/campaign',
    steps: {
      'general-information': '/campaign/general-information',
      content: '/campaign/content',
      'create-package': '/campaign/create-package',
      activation: '/campaign/activation',
    },
    calls: {
      create: { method: 'POST', path: '/v1/campaigns/drafts/' },
      read: { method: 'GET', path: '/v1/campaigns/drafts/{id}/' },
      save: { method: 'PUT', path: '/v1/campaigns/drafts/{id}/' },
    },
  },
  real: {
    id: 'campaignId',
    idLocation: 'path',
    entry: '/campaign/{campaignId}',
    steps: {
      'general-information': '/campaign/{campaignId}/general-information',
      content: '/campaign/{campaignId}/content',
      'create-package': '/campaign/{campaignId}/create-package',
      activation: '/campaign/{campaignId}/activation',
    },
    calls: {
      read: { method: 'GET', path: '/v1/campaigns/{id}/' },
      /** With is_cpm as a query parameter. */
      save: { method: 'PUT', path: '/v1/campaigns/{id}/' },
    },
  },
} as const satisfies Readonly<Record<CampaignMode, unknown>>;

/** What the URL of a creation page means. */
export type CreationAddress = PlanListAddress &
  (
    | { readonly mode: 'draft'; /** Null: nothing was saved yet. */ readonly id: number | null }
    | { readonly mode: 'real'; readonly id: number }
  );

interface PlanListAddress {
  /** Null: the first unfinished one. */
  readonly step: CreationStep | null;
  /** The list of publishers: the search text, the order (empty: the default), and the filters as the URL writes them. */
  readonly search: string;
  readonly sort: string;
  readonly filters: readonly string[];
}

/** A path and its parameters; `filter` may repeat. */
export interface CreationUrl {
  readonly path: string;
  readonly query: { readonly draft?: string; readonly ordering?: string; readonly search?: string; readonly filter?: readonly string[] };
}

/** In older addresses the search is one of the filters. */
const SEARCH = 'search,';
const PATH = /^\/campaign(?:\/(\d+))?(?:\/([a-z-]+))?\/?$/;

/** The id in a URL's text; null when it is not an id. */
export function readId(text: unknown): number | null {
  const id = typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : 0;
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** The URL of an address, without what is the default. */
export function writeCreationUrl({ mode, id, step, search, sort, filters }: CreationAddress): CreationUrl {
  const { entry, steps } = CAMPAIGN_MODES[mode];
  const path = step === null ? entry : steps[step];
  return {
    path: path.replace('{campaignId}', String(id)),
    query: {
      ...(mode === 'draft' && id !== null ? { draft: String(id) } : {}),
      ...(sort === '' ? {} : { ordering: sort }),
      ...(search === '' ? {} : { search }),
      ...(filters.length === 0 ? {} : { filter: filters }),
    },
  };
}

/** What a URL means; undefined when its path is not a creation page. Broken parameters count as missing. */
export function readCreationUrl(path: string, query: Readonly<Record<string, unknown>>): CreationAddress | undefined {
  const [match, campaignText, stepText] = PATH.exec(path) ?? [];
  const step = stepText === undefined ? null : CREATION_STEPS.find((candidate) => candidate === stepText);
  const campaignId = readId(campaignText);
  if (match === undefined || step === undefined || (campaignText !== undefined && campaignId === null)) return undefined;
  const texts = (Array.isArray(query['filter']) ? query['filter'] : [query['filter']]).filter(
    (text) => typeof text === 'string' && text !== '',
  );
  const named = typeof query['search'] === 'string' ? query['search'] : '';
  const list: PlanListAddress = {
    step,
    search: named !== '' ? named : (texts.findLast((text) => text.startsWith(SEARCH))?.slice(SEARCH.length) ?? ''),
    sort: typeof query['ordering'] === 'string' ? query['ordering'] : '',
    filters: texts.filter((text) => !text.startsWith(SEARCH)),
  };
  return campaignId === null ? { ...list, mode: 'draft', id: readId(query['draft']) } : { ...list, mode: 'real', id: campaignId };
}

import { type Host, HOSTS } from '@jarchi/contract/call.ts';

interface RuntimeConfig {
  readonly isTrial: boolean;
  /** Base of the CRM, without a slash at the end; empty where there is none. */
  readonly crmUrl: string;
  readonly bases: Readonly<Record<Host, string>>;
}

/** The server writes its settings into the page; a development server leaves them out. */
export function readRuntimeConfig(text: string | null | undefined): RuntimeConfig {
  const given = JSON.parse(text?.trim() || '{}') as {
    mode?: string;
    links?: { crm?: string };
    bases?: Partial<Record<Host, string>>;
  };
  const own = Object.fromEntries(HOSTS.map((host) => [host, `/api/${host}`])) as Record<Host, string>;
  return { isTrial: given.mode !== 'production', crmUrl: (given.links?.crm ?? '').replace(/\/+$/, ''), bases: { ...own, ...given.bases } };
}

export const runtimeConfig: RuntimeConfig = readRuntimeConfig(document.getElementById('jarchi-config')?.textContent);

import { HOSTS, type Host } from '@jarchi/contract/call.ts';
import { APP_MODES, type AppMode } from '@jarchi/domain/session/viewer.ts';

export interface RuntimeConfig {
  readonly mode: AppMode;
  readonly brand: { readonly name: string; readonly company: string; readonly support_phone: string };
  readonly links: {
    /** Base URL of the CRM's customer records, without a slash at the end; empty without a CRM. */
    readonly crm: string;
    /** URL of the service that manages a person's panels, phone number and session. */
    readonly panels: string;
    readonly phone: string;
    readonly logout: string;
  };
  /** The operator's own support chat; null without one. */
  readonly chat: { readonly url: string; readonly token: string } | null;
  readonly bases: Readonly<Record<Host, string>>;
}

const PATHS = { panels: '/profile', phone: '/profile', logout: '/auth/login' } as const;

/** Defaults for a development server: a trial on one origin. */
export interface ConfigDefaults {
  readonly brand: RuntimeConfig['brand'];
}

/** The server writes its settings into the page; an omitted setting has a default. */
export function readRuntimeConfig(text: string | null | undefined, defaults: ConfigDefaults): RuntimeConfig {
  const given = JSON.parse(text?.trim() || '{}') as {
    mode?: string;
    brand?: Partial<RuntimeConfig['brand']>;
    chat?: RuntimeConfig['chat'];
    links?: { crm?: string; accounts?: string };
    bases?: Partial<RuntimeConfig['bases']>;
  };
  const { crm = '', accounts = '' } = given.links ?? {};
  const bases = Object.fromEntries(HOSTS.map((host) => [host, `/api/${host}`])) as Record<Host, string>;
  return {
    mode: APP_MODES.find((mode) => mode === given.mode) ?? 'trial',
    brand: { ...defaults.brand, ...given.brand },
    links: {
      crm: crm.replace(/\/+$/, ''),
      ...(accounts === '' ? PATHS : { panels: `${accounts}/panels`, phone: `${accounts}/phone`, logout: `${accounts}/logout` }),
    },
    chat: given.chat ?? null,
    bases: { ...bases, ...given.bases },
  };
}

/** The settings as the server wrote them into the document. */
export function findConfigText(): string | null | undefined {
  return document.getElementById('jarchi-config')?.textContent;
}

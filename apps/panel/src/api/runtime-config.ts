import type { Host } from '@jarchi/contract/call.ts';
import { APP_MODES, type AppMode } from '@jarchi/domain/session/viewer.ts';
import { panelFa } from '#panel.fa.ts';

export interface RuntimeConfig {
  readonly mode: AppMode;
  readonly brand: { readonly name: string; readonly company: string; readonly support_phone: string };
  readonly links: {
    /** Base of the CRM's customer records; empty without one. */
    readonly crm: string;
    /** Where the panels of a person, their phone and their session are managed. */
    readonly panels: string;
    readonly phone: string;
    readonly logout: string;
  };
  /** The operator's own support chat; null without one. */
  readonly chat: { readonly url: string; readonly token: string } | null;
  readonly bases: Readonly<Record<Host, string>>;
}

const defaults: RuntimeConfig = {
  mode: 'trial',
  brand: { name: panelFa.brand, company: panelFa.company, support_phone: '' },
  chat: null,
  links: { crm: '', panels: '/profile', phone: '/profile', logout: '/auth/login' },
  bases: {
    main: '/api/main',
    accounts: '/api/accounts',
    'shared-accounts': '/api/shared-accounts',
    financial: '/api/financial',
    crm: '/api/crm',
    'back-office': '/api/back-office',
  },
};

/** The server writes its settings into the page; what it leaves out has a default. */
export function readRuntimeConfig(text: string | null | undefined): RuntimeConfig {
  if (!text?.trim()) return defaults;
  const given = JSON.parse(text) as {
    mode?: string;
    brand?: Partial<RuntimeConfig['brand']>;
    chat?: RuntimeConfig['chat'];
    links?: { crm?: string; accounts?: string };
    bases?: Partial<RuntimeConfig['bases']>;
  };
  const { crm = '', accounts = '' } = given.links ?? {};
  return {
    mode: APP_MODES.find((mode) => mode === given.mode) ?? defaults.mode,
    brand: { ...defaults.brand, ...given.brand },
    links:
      accounts === ''
        ? { ...defaults.links, crm }
        : { crm, panels: `${accounts}/panels`, phone: `${accounts}/phone`, logout: `${accounts}/logout` },
    chat: given.chat ?? defaults.chat,
    bases: { ...defaults.bases, ...given.bases },
  };
}

export const runtimeConfig: RuntimeConfig = readRuntimeConfig(document.getElementById('jarchi-config')?.textContent);

/** Codes and the clock control are shown outside production only. */
export const isTrial: boolean = runtimeConfig.mode !== 'production';

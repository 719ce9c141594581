import { findConfigText, readRuntimeConfig, type RuntimeConfig } from '@jarchi/shell/config/runtime-config.ts';
import { panelFa } from '#panel.fa.ts';

export const runtimeConfig: RuntimeConfig = readRuntimeConfig(findConfigText(), {
  brand: { name: panelFa.brand, company: panelFa.company, support_phone: '' },
});

/** Codes and the clock control are shown outside production only. */
export const isTrial: boolean = runtimeConfig.mode !== 'production';

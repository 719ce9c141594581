import { findConfigText, readRuntimeConfig, type RuntimeConfig } from '@jarchi/shell/config/runtime-config.ts';
import { consoleFa } from '#console.fa.ts';

export const runtimeConfig: RuntimeConfig = readRuntimeConfig(findConfigText(), {
  brand: { name: consoleFa.title, company: '', support_phone: '' },
});

export const isTrial: boolean = runtimeConfig.mode !== 'production';

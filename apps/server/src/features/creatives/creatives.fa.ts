import type { UtmKeyTemplate } from '@jarchi/domain/platforms/utm/utm-template.ts';

/** The name of each set of parameter names, as the form shows it. */
export const utmKeyTemplateFa: Readonly<Record<UtmKeyTemplate, string>> = {
  1: 'نام‌های رایج (utm_source، utm_medium و …)',
};

import type { UtmKeyTemplate } from '@jarchi/domain/platforms/utm/utm-template.ts';

/** The label of each set of parameter names in the form. */
export const utmKeyTemplateFa: Readonly<Record<UtmKeyTemplate, string>> = {
  1: 'نام‌های رایج (utm_source، utm_medium و …)',
};

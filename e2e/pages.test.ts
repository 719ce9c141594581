import { DARK, inspectStops, PHONE } from './stops.ts';

// What the journeys do not pass in this width or theme, and what does not change with the clock of campaigns.
inspectStops([
  { name: 'login', path: '/auth/login', ready: (page) => page.getByLabel('شمارهٔ موبایل'), looks: [PHONE, DARK] },
  { name: 'password', path: '/auth/login?form=password', ready: (page) => page.getByLabel('نام کاربری'), looks: [{}, PHONE] },
  {
    name: 'code',
    path: '/auth/login',
    go: async (page) => {
      await page.getByLabel('شمارهٔ موبایل').fill('۰۹۱۲۰۰۰۰۰۰۳');
      await page.getByRole('button', { name: 'دریافت کد' }).click();
    },
    ready: (page) => page.getByLabel('کد پنج‌رقمی'),
    looks: [PHONE, DARK],
  },
  {
    name: 'drafts',
    path: '/campaigns?stage=drafts',
    as: 'advertiser',
    ready: (page) => page.getByRole('list', { name: 'پیش‌نویس‌های ناتمام' }),
    looks: [{}, PHONE],
  },
  { name: 'charge', path: '/financial/charge', as: 'inDebt', ready: (page) => page.getByLabel('مبلغ شارژ'), looks: [DARK, PHONE] },
  {
    name: 'first-step',
    path: '/campaign/general-information',
    as: 'official',
    ready: (page) => page.getByLabel('شروع از'),
    looks: [DARK],
  },
  {
    name: 'not-found',
    path: '/nowhere',
    as: 'official',
    ready: (page) => page.getByRole('heading', { name: 'این صفحه پیدا نشد.' }),
    looks: [{}, PHONE],
  },
]);

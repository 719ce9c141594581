import { askForCode, newPhone } from './sign-in.ts';
import { DARK, DARK_PHONE, inspectStops, PHONE } from './stops.ts';

const RUNNING = 'معرفی منوی پاییزی';
const NEWEST = 'لاتهٔ دارچینی، تخفیف آخر هفته';

// Neither the walk through all routes nor a journey inspects these in this width or theme.
inspectStops([
  {
    name: 'home',
    path: '/',
    as: 'advertiser',
    ready: (page) => page.getByRole('main').getByText(RUNNING).first(),
    screens: [DARK, DARK_PHONE],
  },
  {
    name: 'list',
    path: '/campaigns',
    as: 'advertiser',
    ready: (page) => page.getByRole('main').getByText(NEWEST).first(),
    screens: [DARK],
  },
  {
    name: 'running-report',
    path: '/',
    as: 'advertiser',
    go: (page) => page.getByRole('main').getByRole('link', { name: RUNNING }).first().click(),
    ready: (page) => page.getByRole('figure'),
    screens: [{}, PHONE, DARK, DARK_PHONE],
  },
  { name: 'login', path: '/auth/login', ready: (page) => page.getByLabel('شمارهٔ موبایل'), screens: [DARK] },
  { name: 'password', path: '/auth/login?form=password', ready: (page) => page.getByLabel('نام کاربری'), screens: [{}, PHONE] },
  {
    name: 'code',
    path: '/auth/login',
    // Each look has its own phone, because a phone gets at most one code a minute.
    go: async (page) => void (await askForCode(page, newPhone())),
    ready: (page) => page.getByLabel('کد پنج‌رقمی'),
    screens: [PHONE, DARK],
  },
  {
    name: 'drafts',
    path: '/campaigns?stage=drafts',
    as: 'advertiser',
    ready: (page) => page.getByRole('list', { name: 'پیش‌نویس‌های ناتمام' }),
    screens: [{}, PHONE],
  },
  { name: 'charge', path: '/financial/charge', as: 'inDebt', ready: (page) => page.getByLabel('مبلغ شارژ'), screens: [DARK, PHONE] },
  {
    name: 'first-step',
    path: '/campaign/general-information',
    as: 'official',
    ready: (page) => page.getByRole('button', { name: /^شروع:/ }),
    screens: [DARK],
  },
  {
    name: 'first-step-period',
    path: '/campaign/general-information',
    as: 'official',
    go: (page) => page.getByRole('button', { name: /^شروع:/ }).click(),
    ready: (page) => page.getByRole('dialog', { name: 'زمان انتشار' }).getByRole('grid').first(),
    screens: [{}, PHONE],
  },
  {
    name: 'first-step-views',
    path: '/campaign/general-information',
    as: 'newcomer',
    go: async (page) => {
      await page.getByRole('radio', { name: 'روبیکا', exact: true }).click();
      await page.getByRole('radio', { name: /^بازدیدی/ }).click();
    },
    ready: (page) => page.getByText('۹۹۰٬۰۰۰'),
    screens: [{}, PHONE, DARK],
  },
  {
    name: 'first-step-clicks',
    path: '/campaign/general-information',
    as: 'newcomer',
    go: async (page) => {
      await page.getByRole('radio', { name: 'سروش', exact: true }).click();
      await page.getByRole('radio', { name: /^کلیکی/ }).click();
      await page.getByLabel(/^کلیک در روز/).fill('۶۰۰۰');
    },
    ready: (page) => page.getByRole('list', { name: 'قیمت هر کلیک در پله‌های روزانه' }),
    screens: [{}, PHONE, DARK],
  },
]);

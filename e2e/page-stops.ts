import type { Page } from 'playwright-core';
import type { SampleLogin } from './sign-in.ts';

export interface PageStop {
  /** The route as the panel writes it. */
  readonly route: string;
  /** An address of it; asked of the server where it names something. */
  readonly address?: string | ((page: Page) => Promise<string>);
  readonly as?: SampleLogin | 'staff';
  readonly heading: string | RegExp;
  /** Before the product's name; the heading unless said otherwise. */
  readonly title?: string | RegExp;
  /** Shows the page of another route, which is inspected there. */
  readonly isElsewhere?: boolean;
}

const advertiser = { as: 'advertiser' } as const;
const official = { as: 'official' } as const;
const staff = { as: 'staff' } as const;
const notFound = { heading: 'این صفحه پیدا نشد.', title: 'صفحه پیدا نشد' } as const;

/** The address of a step shows the report of a campaign that was published. */
const report = { ...advertiser, heading: /./, title: /./, isElsewhere: true } as const;

const ofCampaign = (path: string) => async (page: Page) => `/campaigns/${await findCampaign(page)}${path}`;
const editing = (step: string) => async (page: Page) => `/campaign/${await findCampaign(page)}${step}`;

export const STOPS: readonly PageStop[] = [
  { route: '/', ...advertiser, heading: /./, title: 'خانه' },
  { route: '/dashboard', ...advertiser, heading: /./, title: /داشبورد/ },
  { route: '/campaign', ...official, heading: /./, title: 'ساخت کمپین' },
  { route: '/campaign/general-information', ...official, heading: /./, title: 'ساخت کمپین' },
  { route: '/campaign/content', ...official, heading: /./, title: 'ساخت کمپین' },
  { route: '/campaign/create-package', ...official, heading: /./, title: 'ساخت کمپین' },
  { route: '/campaign/activation', ...official, heading: /./, title: 'ساخت کمپین' },
  { route: '/campaign/$id', address: editing(''), ...report },
  { route: '/campaign/$id/general-information', address: editing('/general-information'), ...report },
  { route: '/campaign/$id/content', address: editing('/content'), ...report },
  { route: '/campaign/$id/create-package', address: editing('/create-package'), ...report },
  { route: '/campaign/$id/activation', address: editing('/activation'), ...report },
  { route: '/campaigns', ...advertiser, heading: 'کمپین‌ها' },
  { route: '/campaigns/archives', ...advertiser, heading: 'بایگانی کمپین‌ها' },
  { route: '/campaigns/$id', address: ofCampaign(''), ...advertiser, heading: /./, title: /./ },
  { route: '/campaigns/$id/identity', address: ofCampaign('/identity'), ...advertiser, heading: /^شناسنامهٔ /, title: /^شناسنامهٔ / },
  {
    route: '/campaigns/$id/share/{-$token}',
    address: '/campaigns/3/share',
    heading: 'این پیوند گزارش باز نمی‌شود.',
    title: 'گزارش اشتراکی',
  },
  { route: '/contents', ...advertiser, heading: 'محتوای اینفلوئنسرها' },
  { route: '/contents/$id/share/{-$token}', address: '/contents/3/share', heading: 'این پیوند محتوا باز نمی‌شود.', title: 'محتوای اشتراکی' },
  { route: '/financial/charge', ...official, heading: 'افزایش اعتبار' },
  {
    route: '/financial/charge/result',
    address: openPayment('/financial/charge/result?order='),
    ...official,
    heading: /./,
    title: 'نتیجهٔ پرداخت',
  },
  { route: '/financial/money-back', ...official, heading: 'بازگشت پول به حساب بانکی', title: 'بازگشت پول' },
  { route: '/financial/payments', ...official, heading: 'فهرست پرداخت‌ها' },
  { route: '/financial/payments/$id', address: openPayment('/financial/payments/'), ...official, heading: /^پرداخت /, title: 'پرداخت' },
  { route: '/financial/pre-invoice', ...staff, heading: 'صدور پیش‌فاکتور' },
  { route: '/financial/report', ...official, heading: 'گزارش مالی' },
  { route: '/financial/requests', ...staff, heading: 'درخواست‌های مالی' },
  { route: '/financial/requests/$id', address: openOwnRequest, ...official, heading: /^درخواست /, title: 'درخواست مالی' },
  { route: '/financial/requests/charge', ...staff, heading: 'شارژ حساب مشتری', title: 'درخواست شارژ' },
  { route: '/financial/requests/deduction', ...staff, heading: 'کسر از حساب مشتری', title: 'درخواست کسر' },
  { route: '/financial/requests/transfer', ...staff, heading: 'انتقال میان حساب‌ها', title: 'درخواست انتقال' },
  { route: '/financial/factor/{-$id}', address: '/financial/factor', ...advertiser, heading: 'فاکتور و پیش‌فاکتور' },
  { route: '/financial/factor/official/list', ...official, heading: 'فاکتور و پیش‌فاکتور', title: 'فاکتورهای رسمی' },
  {
    route: '/financial/factor/official/{-$id}',
    address: '/financial/factor/official',
    ...official,
    heading: 'فاکتور و پیش‌فاکتور',
    title: 'فاکتورهای رسمی',
  },
  { route: '/helpcenter', ...advertiser, heading: 'چه کمکی از ما برمی‌آید؟', title: 'راهنما' },
  { route: '/helpcenter/$id', address: '/helpcenter/7', ...advertiser, ...notFound },
  {
    route: '/helpcenter/$id/$article',
    address: '/helpcenter/6/held-money',
    ...advertiser,
    heading: '«نگه‌داشته» یعنی چه؟',
    title: '«نگه‌داشته» یعنی چه؟',
  },
  { route: '/notifications', ...advertiser, heading: 'اعلان‌ها' },
  { route: '/profile', ...advertiser, heading: /مشخصات$/, title: 'پروفایل' },
  { route: '/support', ...advertiser, heading: 'پشتیبانی' },
  { route: '/support/new', ...advertiser, heading: 'درخواست تازه' },
  { route: '/support/$ticket', address: openTicket, ...advertiser, heading: /./, title: /./ },
  { route: '/support/nine', ...advertiser, ...notFound },
  { route: '/auth/login', heading: /^ورود/, title: 'ورود' },
  { route: '/auth/login/send-otp', heading: /^ورود/, title: 'ورود' },
  { route: '/auth/signup', heading: 'حساب بسازید', title: 'ثبت‌نام' },
  { route: '/auth/password/{-$step}', address: '/auth/password', heading: 'رمز را فراموش کرده‌اید؟', title: 'فراموشی رمز' },
  { route: '/auth/way-back', address: '/auth/way-back#7.unknown', heading: 'این پیوند درست نیست', title: 'راه بازگشت' },
  { route: '/auth/lost-phone', heading: 'به این شماره دسترسی ندارم', title: 'شمارهٔ از دست رفته' },
  {
    route: '/auth/phone-request',
    address: '/auth/phone-request#7.unknown',
    heading: 'این پیوند درست نیست',
    title: 'درخواست شمارهٔ تازه',
  },
  { route: '/auth/terms', heading: 'شرایط استفاده' },
  { route: '/telegram/redirect', heading: 'اعلان‌ها در پیام‌رسان شما', title: 'ربات اعلان‌ها' },
  { route: '/financial/factor/nine', ...advertiser, ...notFound },
];

/** A call of the panel, by the session of the browser. */
export async function ask(page: Page, method: 'GET' | 'POST', path: string, { app = 'panel', data }: { app?: string; data?: object } = {}) {
  const access = await page.request.get(`/api/accounts/token/access?app=${app}`);
  const { token } = (await access.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() };
  const answer = await page.request.fetch(path, { method, headers, ...(data === undefined ? {} : { data }) });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return answer;
}

/** The newest ticket of the sample. */
async function openTicket(page: Page): Promise<string> {
  const answer = await ask(page, 'GET', '/api/crm/support/tickets/?limit=1');
  const { results } = (await answer.json()) as { results: { id: number }[] };
  return `/support/${results[0]?.id ?? 0}`;
}

/** The first campaign of the sample, which is over. */
export async function findCampaign(page: Page): Promise<number> {
  const answer = await ask(page, 'GET', '/api/main/v1/campaigns/?limit=1&ordering=created');
  const { results } = (await answer.json()) as { results: { id: number }[] };
  return results[0]?.id ?? 0;
}

/** A payment that waits for its bank, and the address that is about it. */
function openPayment(start: string) {
  return async (page: Page) => {
    const answer = await ask(page, 'POST', '/api/financial/v2/online-payments', { data: { amount: 500_000, gateway: 'test' } });
    const { order_id } = (await answer.json()) as { order_id: number };
    return `${start}${order_id}`;
  };
}

/** A request of money of the account. */
async function openOwnRequest(page: Page): Promise<string> {
  const answer = await ask(page, 'GET', '/api/financial/charge_requests?limit=1');
  const { results } = (await answer.json()) as { results: { id: number }[] };
  return `/financial/requests/${results[0]?.id ?? 0}`;
}

/** A session of staff in the name of a customer. */
export async function actForCustomer(page: Page): Promise<void> {
  const signedIn = await page.request.post('/api/accounts/auth/login/password', {
    data: { username: 'staff@jarchi.test', password: 'jarchi-sample' },
  });
  if (!signedIn.ok()) throw new Error(`staff sign-in: ${signedIn.status()}`);
  const customers = await ask(page, 'GET', '/api/back-office/customers/?limit=1', { app: 'staff' });
  const { results } = (await customers.json()) as { results: { account: string }[] };
  const data = { account: results[0]?.account ?? '', reason: 'بررسی صفحه‌های کارکنان' };
  const started = await ask(page, 'POST', '/api/back-office/impersonations/', { app: 'staff', data });
  const { path } = (await started.json()) as { path: string };
  await page.goto(path);
  await page.waitForURL('/');
}

import type { LineUnit } from '@jarchi/domain/documents/document-kinds.ts';
import type { RequestState } from '#data/official-requests.ts';

export const officialFa = {
  title: 'فاکتورهای رسمی',
  one: 'درخواست فاکتور رسمی',
  ofCustomer: (title: string) => `فاکتور رسمی «${title}»`,
  states: { requested: 'در انتظار صدور', issued: 'صادر شد', refused: 'رد شد', withdrawn: 'پس گرفته شد' } satisfies Record<
    RequestState,
    string
  >,
  tabs: 'وضعیت درخواست‌ها',
  table: 'درخواست‌های فاکتور رسمی',
  columns: { customer: 'مشتری', number: 'شماره', asked: 'زمان درخواست', invoices: 'فاکتور', total: 'جمع، تومان' },
  unnumbered: '—',
  invoices: (count: string) => `${count} فاکتور`,
  empty: {
    requested: { title: 'درخواستی در انتظار صدور نیست.', text: 'درخواست مشتریان برای فاکتور رسمی این‌جا می‌آید، قدیمی‌ترین در بالا.' },
    issued: { title: 'هنوز فاکتور رسمی صادر نشده است.', text: 'فاکتورهای رسمی صادرشده این‌جا می‌مانند.' },
    refused: { title: 'درخواستی رد نشده است.', text: 'درخواست‌های ردشده با دلیل این‌جا می‌مانند.' },
    withdrawn: { title: 'درخواستی پس گرفته نشده است.', text: 'درخواست‌هایی که مشتری پیش از صدور پس گرفته این‌جا می‌مانند.' },
  },
  missing: { title: 'این درخواست پیدا نشد.', text: 'شاید نشانی اشتباه نوشته شده باشد.', action: 'فهرست درخواست‌ها' },
  buyer: 'خریدار',
  seller: 'فروشنده',
  facts: {
    name: 'نام',
    national: { P: 'کد ملی', C: 'شناسهٔ ملی' },
    economic: 'شمارهٔ اقتصادی',
    address: 'نشانی',
    postal: 'کد پستی',
    phone: 'تلفن',
  },
  unknown: 'وارد نشده',
  lines: 'ردیف‌ها، به ریال',
  lineColumns: { title: 'شرح', invoice: 'فاکتور', quantity: 'تعداد', net: 'پس از تخفیف', vat: 'مالیات', total: 'جمع' },
  units: { piece: 'عدد', post: 'انتشار', view: 'بازدید', click: 'کلیک' } satisfies Record<LineUnit, string>,
  counted: (quantity: string, unit: string) => `${quantity} ${unit}`,
  sums: { net: 'جمع بدون مالیات', vat: 'مالیات بر ارزش افزوده', total: 'جمع کل', rial: 'ریال' },
  reasonOf: (reason: string) => `دلیل رد: ${reason}`,
  customer: 'پروندهٔ مشتری',
  issue: {
    open: 'صدور فاکتور رسمی',
    title: 'این فاکتور رسمی صادر شود؟',
    text: 'شماره می‌گیرد و دیگر تغییر نمی‌کند. مشتری آن را همان لحظه می‌بیند.',
    yes: 'صدور',
    cancel: 'انصراف',
  },
  refuse: {
    open: 'رد کردن',
    title: 'این درخواست رد شود؟',
    text: 'فاکتورهای آن آزاد می‌شوند و مشتری می‌تواند دوباره درخواست دهد.',
    reason: 'دلیل رد',
    hint: 'مشتری این دلیل را می‌بیند.',
    missing: 'دلیل رد را بنویسید.',
    long: 'دلیل را کوتاه‌تر بنویسید.',
    yes: 'رد درخواست',
  },
} as const;

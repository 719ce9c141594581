/** Texts of the list only. */
export const campaignListFa = {
  noCampaigns: 'بدون کمپین',
  tabs: {
    label: 'مرحلهٔ کمپین‌ها',
    all: 'همه',
    running: 'جاری',
    drafts: 'پیش‌نویس‌ها',
    finished: 'پایان‌یافته',
    archives: 'بایگانی',
  },
  columns: {
    campaign: 'کمپین',
    state: 'وضعیت',
    period: 'بازهٔ انتشار',
    spend: 'هزینه از بودجه، تومان',
    reach: 'دسترسی',
    goal: 'از هدف',
    unitCost: 'هزینهٔ هر واحد',
    action: 'گام بعدی',
  },
  help: {
    spend: 'هزینه تا آخرین آمار در برابر بهای بسته، هر دو پیش از مالیات؛ خط کوچک جای امروز در زمان‌بندی است.',
    goal: 'سهمی از هدف که به دست آمده است: دسترسی، بازدید یا کلیک، بر پایهٔ نوع کمپین.',
    unitCost: 'هزینهٔ هر هزار دسترسی، هر هزار بازدید یا هر کلیک، به تومان.',
  },
  tableCaption: 'فهرست کمپین‌ها با وضعیت، هزینه و دسترسی',
  totals: (count: string) => `جمع ${count} کمپین`,
  sort: {
    label: 'مرتب‌سازی',
    options: {
      '-created': 'تازه‌ترین',
      created: 'قدیمی‌ترین',
      '-publish_period_start': 'شروع دیرتر',
      publish_period_start: 'شروع زودتر',
      '-price': 'گران‌ترین',
      price: 'ارزان‌ترین',
      title: 'عنوان، الف تا ی',
      '-title': 'عنوان، ی تا الف',
    },
  },
  filters: {
    search: 'جست‌وجوی عنوان یا شناسه',
    searchExample: 'عنوان یا شناسه',
    state: 'وضعیت',
    media_type: 'پلتفرم',
    campaign_type: 'نوع کمپین',
    created: 'تاریخ ساخت',
    show: (count: string) => `دیدن ${count} کمپین`,
  },
  noneFits: (count: string, conditions: number) =>
    conditions === 1 ? `${count} کمپین دارید؛ هیچ‌کدام این شرط را ندارد.` : `${count} کمپین دارید؛ هیچ‌کدام همهٔ شرط‌ها را با هم ندارد.`,
  finishedEmpty: { title: 'هنوز کمپینی پایان نیافته است.' },
} as const;

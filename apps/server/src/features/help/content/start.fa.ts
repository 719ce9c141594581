import { MINUTE_MS, SECOND_MS } from '@jarchi/domain/calendar/durations.ts';
import { DEADLINE_HOURS } from '@jarchi/domain/campaigns/rules/deadlines.ts';
import { OTP_DIGITS, OTP_PER_PHONE_HOUR, OTP_TRIES, OTP_TTL_MS, OTP_WAIT_MS } from '@jarchi/domain/session/sign-in.ts';
import { PASSWORD_TRIES, PASSWORD_WAIT_AFTER_MS } from '@jarchi/domain/session/sign-in.ts';
import { IMPERSONATION_MINUTES } from '@jarchi/domain/staff/impersonation.ts';
import { heading, link, list, note, number, paragraph, picture, seeAlso, steps, warning, type HelpContent } from './article.ts';

const longestWaitMinutes = number(Math.max(...PASSWORD_WAIT_AFTER_MS) / MINUTE_MS);

export const startArticlesFa: readonly HelpContent[] = [
  {
    slug: 'first-campaign',
    title: 'نخستین کمپین خود را چگونه بسازم؟',
    summary: 'چهار گام از عنوان تا فعال‌سازی، و این‌که پول در کدام گام جابه‌جا می‌شود.',
    keywords: 'شروع، ساختن کمپین، تبلیغ، پیش‌نویس، فعال‌سازی',
    beginning: 1,
    updated: '2026-11-26',
    proof: {
      file: 'packages/domain/src/campaigns/life/apply-event.test.ts',
      test: 'a draft becomes a campaign only with a priced quote, and editing it before that moves nothing',
    },
    related: ['campaign-types', 'package-and-budget', 'held-money'],
    body: [
      paragraph('ساخت کمپین چهار گام دارد. پاسخ‌های شما هنگام کار ذخیره می‌شود؛ هر وقت خواستید بیرون بروید و از پیش‌نویس ادامه دهید.'),
      heading('چهار گام'),
      steps(
        '**اطلاعات کلی:** پلتفرم، نوع و قالب، عنوان، روزها و ساعت‌های انتشار، بودجه و هدف را می‌نویسید.',
        '**محتوا:** عکس یا ویدئو و متن را می‌گذارید؛ در کمپین اینفلوئنسری به‌جای آن بریف می‌نویسید.',
        '**بسته‌چینی:** یکی از بسته‌های پیشنهادی را برمی‌دارید یا ناشران را خودتان برمی‌گزینید.',
        '**فعال‌سازی:** همه‌چیز را یک بار دیگر می‌بینید، کد تخفیف را می‌نویسید و کمپین را فعال می‌کنید.',
      ),
      picture('general', 'گام نخست ساخت کمپین: پلتفرم، نوع، قالب محتوا، عنوان و هدف کیفی'),
      heading('پول چه زمانی جابه‌جا می‌شود؟'),
      paragraph(
        `تا فعال‌سازی هیچ پولی جابه‌جا نمی‌شود. با فعال‌سازی، مبلغ کمپین ${seeAlso('نگه داشته می‌شود', 'held-money')} و هنوز کسر نمی‌شود. قیمتی که می‌بینید ${number(DEADLINE_HOURS.quote)} ساعت ثابت می‌ماند؛ اگر مهلت آن بگذرد، پیش از هر پرداخت قیمت تازه را می‌بینید.`,
      ),
      note(
        `اگر موجودی کم باشد، کمپین «در انتظار پرداخت» می‌ماند. می‌توانید بخواهید پس از ${link('افزایش اعتبار', '/financial/charge')} خودکار فعال شود.`,
      ),
      heading('پس از فعال‌سازی'),
      paragraph(
        `کارشناس کمپین را بررسی می‌کند و سپس ناشران پاسخ می‌دهند. ادامهٔ راه در ${seeAlso('بررسی کارشناس و پاسخ ناشران', 'review-and-answers')} آمده است.`,
      ),
    ],
  },
  {
    slug: 'sign-in',
    title: 'ورود با کد پیامکی، رمز عبور یا گذرکلید',
    summary: 'کد چند رقم است، تا کی معتبر است و اگر نرسید چه کنید.',
    keywords: 'لاگین، پیامک، اس‌ام‌اس، فراموشی رمز، ثبت‌نام، کد ورود، اثر انگشت، پسکی، otp',
    updated: '2026-11-26',
    proof: {
      file: 'packages/domain/src/session/sign-in.test.ts',
      test: 'only the latest code matches: right, unused, in time, within five tries',
    },
    related: ['account-security', 'first-campaign'],
    body: [
      heading('ورود با شمارهٔ موبایل'),
      steps(
        'شمارهٔ موبایل را بنویسید؛ رقم فارسی و لاتین هر دو پذیرفته می‌شود.',
        `کد ${number(OTP_DIGITS)} رقمی را که می‌رسد وارد کنید. کد ${number(OTP_TTL_MS / MINUTE_MS)} دقیقه معتبر است و یک بار به کار می‌رود.`,
        'اگر بار نخست است، حساب شما همان‌جا ساخته می‌شود.',
      ),
      heading('اگر کد نرسید یا پذیرفته نشد'),
      list(
        `پس از ${number(OTP_WAIT_MS / SECOND_MS)} ثانیه می‌توانید کد تازه بخواهید. همیشه تازه‌ترین کد درست است؛ کد پیشین با آمدن کد تازه کنار می‌رود.`,
        `هر کد ${number(OTP_TRIES)} بار سنجیده می‌شود. پس از آن کد تازه بگیرید.`,
        `در هر ساعت برای هر شماره تا ${number(OTP_PER_PHONE_HOUR)} کد فرستاده می‌شود.`,
      ),
      heading('ورود با رمز عبور'),
      paragraph(
        `در ${link('پروفایل، بخش رمز و گذرکلید', '/profile?section=security')} رمز بگذارید و سپس با شمارهٔ موبایل، ایمیل یا نام کاربری و رمز وارد شوید. اگر رمز را به یاد ندارید، در صفحهٔ ورود «رمز را فراموش کرده‌اید؟» را بزنید: پس از کد پیامکی رمز تازه می‌گذارید و از دستگاه‌های دیگر خارج می‌شوید.`,
      ),
      heading('ورود با گذرکلید'),
      paragraph(
        'گذرکلید در دستگاه شما می‌ماند و با اثر انگشت، چهره یا قفل دستگاه کار می‌کند؛ نه رمزی می‌خواهد و نه پیامکی. آن را در همان بخش پروفایل بیفزایید و در صفحهٔ ورود «ورود با گذرکلید» را بزنید.',
      ),
      heading('تغییر شماره، ایمیل، رمز یا گذرکلید'),
      paragraph(
        'نخست نشان می‌دهید خودتان هستید: با رمز، گذرکلید یا کدی به شمارهٔ کنونی. پس از تغییر، به شماره و ایمیل پیشین پیوندی می‌رود که تا ۷۲ ساعت ورود به حساب را می‌بندد، و تا ۲۴ ساعت پولی بازگردانده نمی‌شود.',
      ),
      note('در نسخهٔ آزمایشی پیامکی فرستاده نمی‌شود و کد همان‌جا روی صفحه نوشته می‌شود.'),
    ],
  },
  {
    slug: 'account-security',
    title: 'حساب خود را چگونه امن نگه دارم؟',
    summary: 'کد و رمز را به کسی ندهید، از مرورگرهای دیگر خارج شوید و شماره را به‌روز نگه دارید.',
    keywords: 'امنیت، رمز عبور، خروج، نشست، تغییر شماره، هک',
    updated: '2026-11-26',
    proof: {
      file: 'packages/domain/src/session/sign-in.test.ts',
      test: 'the first ten wrong passwords do not wait; then the wait is one, two, four, eight, and at most fifteen minutes',
    },
    related: ['sign-in', 'acting-staff', 'share-a-report'],
    body: [
      heading('چهار عادت خوب'),
      list(
        '**کد ورود را به کسی نگویید.** کارشناسان جارچی هرگز کد یا رمز شما را نمی‌پرسند.',
        `**از مرورگر مشترک خارج شوید.** در ${link('پروفایل، بخش نشست', '/profile?section=session')} دکمهٔ «خروج از این مرورگر» هست؛ پس از آن، این مرورگر دیگر به حساب راه ندارد.`,
        `**شماره را به‌روز نگه دارید.** شمارهٔ تازه را در ${link('پروفایل', '/profile')} بنویسید؛ تا کدی که به آن می‌رسد وارد نشود، شماره عوض نمی‌شود.`,
        `**پیوندهای اشتراکی را ببندید.** پیوندی را که دیگر لازم نیست ${seeAlso('باطل کنید', 'share-a-report')}.`,
      ),
      heading('اگر کسی رمز را حدس بزند'),
      paragraph(
        `پس از ${number(PASSWORD_TRIES)} رمز نادرست پیاپی، تلاش بعدی باید صبر کند؛ صبر هر بار بیشتر می‌شود، تا ${longestWaitMinutes} دقیقه. در این میان هم می‌توانید با کد پیامکی وارد شوید.`,
      ),
      warning(
        `اگر پیامک ورودی رسید که خودتان نخواسته بودید، آن را نادیده بگیرید و به هیچ‌کس ندهید. اگر تکرار شد، به ${link('پشتیبانی', '/support')} خبر دهید.`,
      ),
    ],
  },
  {
    slug: 'acting-staff',
    title: 'وقتی کارشناس به نمایندگی از شما کار می‌کند',
    summary: 'کارشناس چه می‌تواند و چه نمی‌تواند بکند، و ردّ کارش کجا می‌ماند.',
    keywords: 'نمایندگی، کارمند، پشتیبان، دسترسی، همکار',
    updated: '2026-11-26',
    proof: {
      file: 'apps/server/src/features/staff/staff.impersonation.test.ts',
      test: 'after sixty minutes the session ends, and staff do not land in another account',
    },
    related: ['account-security', 'review-and-answers'],
    body: [
      paragraph(
        `گاهی برای کمک به شما، کارشناس جارچی حساب شما را به نمایندگی باز می‌کند. این کار دلیل می‌خواهد، دلیل آن ثبت می‌شود و پس از ${number(IMPERSONATION_MINUTES)} دقیقه خودکار پایان می‌یابد.`,
      ),
      heading('کارشناس چه می‌تواند بکند؟'),
      paragraph('همان کارهایی که خودتان در پنل می‌کنید: دیدن گزارش‌ها، ساختن و خریدن کمپین، پاسخ دادن به ناشران.'),
      heading('کارشناس چه نمی‌تواند بکند؟'),
      list(
        'نام، ایمیل، شماره، رمز و گذرکلیدهای شما را عوض نمی‌کند.',
        'اعلان‌های شما را خوانده‌شده نمی‌کند و به‌جای شما به مقاله‌های راهنما رأی نمی‌دهد.',
        'در آن نشست، پنل دیگری جز همین حساب برایش باز نیست.',
      ),
      heading('ردّ کار کجا می‌ماند؟'),
      paragraph(
        'در سیر وضعیت هر کمپین، کنار کاری که کارشناس کرده نوشته می‌شود «کارشناس … به نمایندگی از …». هر تغییر با نام هر دو ثبت می‌شود.',
      ),
    ],
  },
];

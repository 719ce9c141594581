import type { profileRefusals, teamRefusals } from '@jarchi/contract/refusals/team.ts';
import type { InvitationState } from '@jarchi/domain/team/team.ts';
import { figure, type Texts } from '../text-parts.fa.ts';

const overTexts: Readonly<Record<Exclude<InvitationState, 'open'>, string>> = {
  accepted: 'این دعوت پیش‌تر پذیرفته شده است و دوباره به کار نمی‌آید.',
  declined: 'این دعوت رد شده است. اگر هنوز لازم است، دعوت تازه‌ای لازم است.',
  taken_back: 'این دعوت پس گرفته شده است. از صاحب حساب دعوت تازه‌ای بخواهید.',
  expired: 'مهلت ۷ روزهٔ این دعوت گذشته است. از صاحب حساب بخواهید آن را دوباره بفرستد.',
};

export const teamTexts: Texts<keyof typeof teamRefusals> = {
  last_owner: () => 'هر حساب دست‌کم یک صاحب دارد. نخست عضو دیگری را صاحب حساب کنید.',
  ceiling_invalid: ({ minimum, maximum }) =>
    `سقف هر خرید عددی از ${figure(minimum)} تا ${figure(maximum)} تومان است. برای خرید بدون سقف، آن را خالی بگذارید.`,
  own_phone: () => 'این شمارهٔ خود شماست. شمارهٔ کسی را بنویسید که دعوت می‌شود.',
  already_member: () => 'این شخص از پیش عضو این حساب است. نقش او را در فهرست اعضا تغییر دهید.',
  invitation_open: () => 'برای این شماره دعوتی با نقش دیگر باز است. نخست آن را پس بگیرید.',
  invitation_over: ({ state }) => overTexts[state],
  ceiling_exceeded: ({ ceiling, total }) =>
    `سقف هر خرید شما ${figure(ceiling)} تومان است و این خرید ${figure(total)} تومان می‌شود. پولی نگه داشته نشد؛ به صاحب حساب خبر دادیم تا خودش بخرد یا سقف را بالا ببرد.`,
};

export const profileTexts: Texts<keyof typeof profileRefusals> = {
  username_invalid: () => 'نام کاربری ۳ تا ۳۰ نویسه است: حرف لاتین، رقم، زیرخط و نقطه. نقطه در آغاز، پایان یا پشت سر هم نمی‌آید.',
  username_reserved: () => 'این نام به کارکنان، سامانه یا شمارهٔ کسی می‌ماند و برای کسی ثبت نمی‌شود. نام دیگری بنویسید.',
  username_taken: () => 'این نام کاربری از آنِ شخص دیگری است. نام دیگری بنویسید.',
  email_missing: () => 'ایمیلی ثبت نشده است. نخست ایمیل را بنویسید و ذخیره کنید.',
  email_confirmed: () => 'این ایمیل پیش‌تر تأیید شده است.',
  email_taken: () =>
    'نشان دادید که این صندوق از شماست، ولی این ایمیل در حساب دیگری تأیید شده است. با همان حساب وارد شوید یا ایمیل دیگری بنویسید؛ اگر آن حساب را نمی‌شناسید، به پشتیبانی خبر دهید.',
  email_refused: () => 'به این نشانی ایمیلی نمی‌رسد. نشانی را بررسی کنید و دوباره ذخیره کنید.',
  email_code_wrong: ({ tries_left }) =>
    tries_left > 0 ? `کد درست نیست. ${figure(tries_left)} بار دیگر می‌توانید تلاش کنید.` : 'کد درست نیست. کد تازه‌ای بگیرید.',
  email_code_over: () => 'این کد دیگر معتبر نیست. کد تازه‌ای بگیرید.',
};

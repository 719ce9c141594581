var e = { INSTAGRAM: `اینستاگرام`, TELEGRAM: `تلگرام`, LINKEDIN: `لینکدین`, BALE: `بله`, SOROUSH: `سروش`, EITAA: `ایتا`, RUBIKA: `روبیکا` },
  t = { page: `صفحه`, channel: `کانال` },
  n = { follower: `دنبال‌کننده`, member: `عضو` },
  r = { POST: `پست`, STORY: `استوری`, PIN: `پین`, IN_CHANNEL: `درون‌کانال` },
  i = { single: `تکی`, double: `دوتایی`, multiple: `۳ و بیشتر` },
  a = { suitable: `مناسب‌ترین`, '-price': `گران‌ترین`, '-followers': `پرعضوترین` };
export { t as a, e as i, r as n, i as o, a as r, n as t };

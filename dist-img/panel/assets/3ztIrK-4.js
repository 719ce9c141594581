var e = {
    INSTAGRAM: `var(--pf-instagram-b)`,
    TELEGRAM: `var(--pf-telegram)`,
    LINKEDIN: `var(--pf-linkedin)`,
    BALE: `var(--pf-bale)`,
    SOROUSH: `var(--pf-soroush)`,
    EITAA: `var(--pf-eitaa)`,
    RUBIKA: `var(--pf-rubika)`,
  },
  t = `fill-(--hue) dark:fill-[color-mix(in_oklab,var(--hue),white_28%)]`,
  n = `bg-(--hue) dark:bg-[color-mix(in_oklab,var(--hue),white_28%)]`,
  r = (e) => ({ '--hue': e });
export { e as i, n, r, t };

/** Why a button that moves money cannot be pressed without a network: for `isDisabledWithReason` of Button. */
export const OFFLINE_REASON = 'اینترنت قطع است. پس از وصل شدن دوباره تلاش کنید.';

/** The same while the page shows the figures of an earlier visit. */
export const STALE_REASON = 'آمار تازه در راه است. چند لحظه صبر کنید.';

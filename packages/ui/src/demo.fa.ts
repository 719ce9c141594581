/**
 * Why a button of the training version cannot be pressed: for `isDisabledWithReason` of Button and IconButton.
 * @public
 */
export const DEMO_REASON = 'این دکمه در نسخهٔ آموزشی غیرفعال است.';

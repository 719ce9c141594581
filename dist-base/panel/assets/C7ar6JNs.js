var e = {
  quote: 72,
  new_dates: 72,
  answer: 24,
  offer: 72,
  list: 72,
  difference: 72,
  replacement: 24,
  late_live: 6,
  settle: 48,
  dispute: 720,
};
function t(t, n) {
  return n + e[t] * 36e5;
}
export { t as n, e as t };

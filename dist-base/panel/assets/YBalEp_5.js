var e = [
  `CREATION`,
  `CREATED`,
  `NEGOTIATION`,
  `AWAITING_APPROVAL`,
  `REJECTED`,
  `ACCEPTED`,
  `SCHEDULED`,
  `TO_PAY`,
  `PUBLISHING`,
  `INACTIVE`,
];
function t({ state: e, reason: t }) {
  return e === `TO_PAY`
    ? t === `before_review`
    : e === `INACTIVE`
      ? t !== `paused`
      : e === `CREATION` || e === `CREATED` || e === `REJECTED`;
}
function n(e) {
  return (
    e.state === `CREATION` || (e.state === `TO_PAY` && e.reason === `before_review`) || e.state === `CREATED` || e.state === `REJECTED`
  );
}
export { n, t as r, e as t };

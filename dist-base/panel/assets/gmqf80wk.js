import { F as e, J as t } from './F4vu4jyn.js';
import { t as n } from './Dfvzj6n2.js';
import { t as r } from './BTSTizhr.js';
var i = 1 / 0,
  a = n({ queryKey: [`account`, `info`], queryFn: ({ signal: e }) => r.account.getAccountInfo({}, { signal: e }), staleTime: i }),
  o = n({ queryKey: [`session`, `user`], queryFn: ({ signal: e }) => r.session.getUser({}, { signal: e }), staleTime: i }),
  s = n({ queryKey: [`account`, `shared-user`], queryFn: ({ signal: e }) => r.account.getSharedUser({}, { signal: e }), staleTime: i }),
  c = n({ queryKey: [`account`, `services`], queryFn: ({ signal: e }) => r.account.listUserServices({}, { signal: e }), staleTime: i }),
  l = n({
    queryKey: [`account`, `feature-flags`],
    queryFn: ({ signal: e }) => r.account.listFeatureFlags({ body: {} }, { signal: e }),
    staleTime: i,
  }),
  u = n({
    queryKey: [`finance`, `balance`],
    queryFn: ({ signal: e }) => r.finance.getBalance({ params: { account: t() ?? `` } }, { signal: e }),
  });
function d({ first_name: t, last_name: n, username: r }) {
  let i = `${t} ${n}`.trim() || r;
  return /^\d+$/.test(i) ? e(i) : i;
}
export { s as a, d as i, u as n, o, l as r, c as s, a as t };

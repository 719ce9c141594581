const worker = globalThis;
const SHELL = `shell-${'0171517ed2b7'}`;
const ASSETS = 'assets';
const DOCUMENT = '/';
/** Assets of former versions leave with them. */
const KEPT_ASSETS = 200;
worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(SHELL).then(async (cache) => {
      await cache.add(new Request(DOCUMENT, { cache: 'reload' }));
      const assets = await caches.open(ASSETS);
      await assets.addAll([
        '/assets/-XGG-u2U.js',
        '/assets/2DsRlMzx.js',
        '/assets/3knk6iHf.js',
        '/assets/5BPfgcR_.js',
        '/assets/5mUrkmJM.js',
        '/assets/8HnBONXl.js',
        '/assets/8uGQyXKO.js',
        '/assets/9pdsgIoR.js',
        '/assets/B-1-UJEg.js',
        '/assets/B2LkrEV8.js',
        '/assets/B3QzNETp.js',
        '/assets/B3qQA2yd.js',
        '/assets/B4PylbZJ.js',
        '/assets/B6uquxLs.js',
        '/assets/BAQLIWDv.js',
        '/assets/BBhfDPs6.js',
        '/assets/BJYTeqjr.js',
        '/assets/BLMRr5e9.css',
        '/assets/BMlYHlbg.js',
        '/assets/BN1zQfkz.js',
        '/assets/BO0H4xQv.js',
        '/assets/BPCFP16C.js',
        '/assets/BQgtg40M.js',
        '/assets/BSgzt9yS.js',
        '/assets/BVxFMa5o.js',
        '/assets/BX5XbKd6.js',
        '/assets/B_HH83sd.js',
        '/assets/B_aV3d_Z.js',
        '/assets/Bbi1gSKV.js',
        '/assets/BcD0dNM0.js',
        '/assets/BcOhtdUD.js',
        '/assets/BcwUQ_C4.js',
        '/assets/BfLIJkZn.js',
        '/assets/BibbI42k.js',
        '/assets/BkaueZug.js',
        '/assets/BohjPbp7.js',
        '/assets/BqHo0arR.js',
        '/assets/Bqr8Ymkr.js',
        '/assets/BrS7ZLHN.js',
        '/assets/Btvnrh0P.js',
        '/assets/BuIR-C9c.js',
        '/assets/C-pCTOdq.js',
        '/assets/C1idTran.js',
        '/assets/C6TcSSUe.js',
        '/assets/CAUx6veo.js',
        '/assets/CBA4ng1t.js',
        '/assets/CCVL_UR2.js',
        '/assets/CDhqC_Tj.js',
        '/assets/CEcsh807.js',
        '/assets/CFGyA-Bf.js',
        '/assets/CHkG4usq.js',
        '/assets/CIvY_dzL.js',
        '/assets/CJIZU9JZ.js',
        '/assets/CJwigQRZ.js',
        '/assets/CKqVVDFV.js',
        '/assets/CNSZY8AP.js',
        '/assets/CNbxXWsh.js',
        '/assets/CTGuGsln.js',
        '/assets/CTzo9_LX.js',
        '/assets/CVBP8ODU.js',
        '/assets/CX-iuwH3.js',
        '/assets/CYDpylKX.js',
        '/assets/CZEgdePg.js',
        '/assets/CZw74QwW.js',
        '/assets/C_HBNp0D.js',
        '/assets/CaIbCoV0.js',
        '/assets/CcSENQI8.js',
        '/assets/CchxWkqb.js',
        '/assets/CfFbwQWz.js',
        '/assets/CgEHlGc_.js',
        '/assets/CiYcncy6.js',
        '/assets/CmPRhwJJ.js',
        '/assets/CpdwfL3C.js',
        '/assets/CqtK505k.js',
        '/assets/CuOAcwOC.js',
        '/assets/CwUb1psq.js',
        '/assets/D-bKLKS8.js',
        '/assets/D0dG9-G2.js',
        '/assets/D2utFBkA.js',
        '/assets/D8JH1jTK.js',
        '/assets/DBKbNiC3.js',
        '/assets/DBcoZrhZ.js',
        '/assets/DBoKIIG0.js',
        '/assets/DD2X751P.js',
        '/assets/DDN8PgIi.js',
        '/assets/DEnkQA2b.js',
        '/assets/DFNVB9y5.js',
        '/assets/DN9kCVbs.js',
        '/assets/DNYY_FK6.js',
        '/assets/DOxI7gQv.js',
        '/assets/DR3bxFpy.js',
        '/assets/DSJyQ0f0.js',
        '/assets/DSXwOzQ8.js',
        '/assets/DWJpS5qw.js',
        '/assets/DWLlRIwE.js',
        '/assets/DWi5uSb1.js',
        '/assets/DZzxbD2C.js',
        '/assets/D_xj592J.js',
        '/assets/DazvG2Bd.js',
        '/assets/Dd3lFvqh.js',
        '/assets/Ddzm3zPb.js',
        '/assets/DeXtQQ2h.js',
        '/assets/Dfvzj6n2.js',
        '/assets/DiG58iuX.js',
        '/assets/Dl5_rpuo.js',
        '/assets/DmhdXhIn.js',
        '/assets/DpWl-9gU.js',
        '/assets/DtN1ZlFH.js',
        '/assets/DtWwDXqg.js',
        '/assets/DwMh1u2B.js',
        '/assets/DxIph7tV.js',
        '/assets/Ha7ZAJ9Q.js',
        '/assets/ID5W_fPX.js',
        '/assets/IeFcIMM7.js',
        '/assets/Kx_XKEQt.js',
        '/assets/L6ghD_ZD.js',
        '/assets/LI13o3UK.js',
        '/assets/OC6yXdXM.js',
        '/assets/QL96TqHM.js',
        '/assets/TKVjIixM.js',
        '/assets/VBxxJaJP.js',
        '/assets/XKyaHtl9.js',
        '/assets/YBalEp_5.js',
        '/assets/YUGv5Vp-.js',
        '/assets/Z43WcrRE.js',
        '/assets/cNtWe8fb.js',
        '/assets/emlckaM3.woff2',
        '/assets/g0hrHKII.js',
        '/assets/h4Cb5FC3.js',
        '/assets/hMZA-Eb7.js',
        '/assets/i5RsCZif.js',
        '/assets/i7mXPGd9.js',
        '/assets/j6f0h67I.js',
        '/assets/k6OxK_3H.js',
        '/assets/lZ-3lbd9.js',
        '/assets/tUkH6Wd0.js',
        '/assets/v9NMNnPR.js',
        '/assets/vSiZIiuR.js',
      ]);
    }),
  );
});
worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith('shell-') && name !== SHELL) await caches.delete(name);
      const assets = await caches.open(ASSETS);
      const keys = await assets.keys();
      for (const request of keys.slice(0, Math.max(0, keys.length - KEPT_ASSETS))) await assets.delete(request);
      await worker.clients.claim();
    })(),
  );
});
/** The person chose the new version. */
worker.addEventListener('message', (event) => {
  if (event.data === 'skip-waiting') void worker.skipWaiting();
});
/** The newest document when there is a network, the kept one when there is none. */
async function openDocument(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(DOCUMENT, { cacheName: SHELL });
    if (kept) return kept;
    throw error;
  }
}
/** Their names are made of what they hold: one that is kept is right. */
async function openAsset(request) {
  const assets = await caches.open(ASSETS);
  const kept = await assets.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await assets.put(request, answer.clone());
  return answer;
}
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(openAsset(request));
  else if (request.mode === 'navigate' && !/^\/(api|staff|r|p|metrics|healthz|readyz)(\/|$)/.test(url.pathname))
    event.respondWith(openDocument(request));
});

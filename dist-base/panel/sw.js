const worker = globalThis;
const SHELL = `shell-${'9b3781b502ce'}`;
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
        '/assets/1mh97rQR.js',
        '/assets/2vuSH7E1.js',
        '/assets/3ISCV3A8.js',
        '/assets/3knk6iHf.js',
        '/assets/6OwZE_VS.js',
        '/assets/72MEtzuv.js',
        '/assets/8HnBONXl.js',
        '/assets/9C7jSYR5.js',
        '/assets/9iQVKQ6f.js',
        '/assets/Al3BTFCW.js',
        '/assets/B2omCJwT.js',
        '/assets/B3qQA2yd.js',
        '/assets/B4PylbZJ.js',
        '/assets/B4uhXS0J.js',
        '/assets/B5044QFe.js',
        '/assets/B7rlA6vY.js',
        '/assets/BBOUjuGv.js',
        '/assets/BCL9f2oV.js',
        '/assets/BD58juJ7.js',
        '/assets/BIMdbZQQ.js',
        '/assets/BIxgyhlm.js',
        '/assets/BJkmNf3M.js',
        '/assets/BLMRr5e9.css',
        '/assets/BNDnfpbZ.js',
        '/assets/BOVRmk7M.js',
        '/assets/BQVry-py.js',
        '/assets/BSJMjpqD.js',
        '/assets/BSfWS3V8.js',
        '/assets/BTSTizhr.js',
        '/assets/BUpvecr3.js',
        '/assets/BZLZvawR.js',
        '/assets/Bbgfa2Pe.js',
        '/assets/BiNgHixo.js',
        '/assets/BnwNWBLZ.js',
        '/assets/Brlou43M.js',
        '/assets/Bs23jcBY.js',
        '/assets/Bs8O9JZH.js',
        '/assets/BsN_a6B3.js',
        '/assets/BuLlcPVZ.js',
        '/assets/C-K0clPr.js',
        '/assets/C-pCTOdq.js',
        '/assets/C3iUC8Nf.js',
        '/assets/C4I0mwUW.js',
        '/assets/C4rHVqgy.js',
        '/assets/C74kO5pw.js',
        '/assets/CAUx6veo.js',
        '/assets/CCRU0EBe.js',
        '/assets/CCVL_UR2.js',
        '/assets/CCdn4Qik.js',
        '/assets/CCtdFJ8H.js',
        '/assets/CJIZU9JZ.js',
        '/assets/CRnAKStp.js',
        '/assets/CTQDGc-0.js',
        '/assets/CUDlgd66.js',
        '/assets/CVBP8ODU.js',
        '/assets/CVpOjc1M.js',
        '/assets/CYDpylKX.js',
        '/assets/CYQaDpAl.js',
        '/assets/C_qLxWpP.js',
        '/assets/Caq7GNNz.js',
        '/assets/Cc7jf1rM.js',
        '/assets/Ccq3w7LG.js',
        '/assets/Cfcz20UJ.js',
        '/assets/Cfi2pvzQ.js',
        '/assets/CgEHlGc_.js',
        '/assets/CkFms1Cf.js',
        '/assets/Ckkje8B9.js',
        '/assets/CmPRhwJJ.js',
        '/assets/CqtK505k.js',
        '/assets/Ct4oq9fU.js',
        '/assets/CwUb1psq.js',
        '/assets/CxaZWR4u.js',
        '/assets/CzYwhHWF.js',
        '/assets/D-KhF3dJ.js',
        '/assets/D-U-9rl3.js',
        '/assets/D2-Nzo9s.js',
        '/assets/D3ntQwAG.js',
        '/assets/D4tpWBZn.js',
        '/assets/D75LBRkT.js',
        '/assets/D8JH1jTK.js',
        '/assets/DAEkcYUe.js',
        '/assets/DEizWiWv.js',
        '/assets/DFNVB9y5.js',
        '/assets/DL6tW-S9.js',
        '/assets/DM_isidf.js',
        '/assets/DOxI7gQv.js',
        '/assets/DR-sBQDl.js',
        '/assets/DRX5ggfR.js',
        '/assets/DSnUUpLO.js',
        '/assets/DVHIilXP.js',
        '/assets/DViy7J10.js',
        '/assets/DW2eRw9V.js',
        '/assets/DahNm76V.js',
        '/assets/Dd39KR7H.js',
        '/assets/DdRMyEAl.js',
        '/assets/Ddmd7ipU.js',
        '/assets/Dfvzj6n2.js',
        '/assets/DiG58iuX.js',
        '/assets/Dj3T-a4M.js',
        '/assets/DmeRKfem.js',
        '/assets/DmkLnROW.js',
        '/assets/DrUi8QQT.js',
        '/assets/DxIph7tV.js',
        '/assets/DxSnPxif.js',
        '/assets/Dxk40yjG.js',
        '/assets/DxnzMAPl.js',
        '/assets/Dyl_hPRw.js',
        '/assets/DyzXAZnB.js',
        '/assets/F4vu4jyn.js',
        '/assets/Gic8dC47.js',
        '/assets/H49_iM3j.js',
        '/assets/Ha7ZAJ9Q.js',
        '/assets/I7yfX2S8.js',
        '/assets/ILvHfF5I.js',
        '/assets/Jb_5qFZW.js',
        '/assets/JcQN7MF8.js',
        '/assets/OC6yXdXM.js',
        '/assets/P7Ki_Ud9.js',
        '/assets/R7SXP-ln.js',
        '/assets/VXmm6Y8v.js',
        '/assets/XKyaHtl9.js',
        '/assets/Xke3T215.js',
        '/assets/YBalEp_5.js',
        '/assets/Z4uYIzoh.js',
        '/assets/_UWZQFU8.js',
        '/assets/bWpLRuxg.js',
        '/assets/efcOnuUn.js',
        '/assets/emlckaM3.woff2',
        '/assets/fgnUFb8B.js',
        '/assets/gmqf80wk.js',
        '/assets/i5RsCZif.js',
        '/assets/jK2OB6GK.js',
        '/assets/k6OxK_3H.js',
        '/assets/mekJ1ofw.js',
        '/assets/y-SvcHlL.js',
        '/assets/yHKwzNde.js',
        '/assets/yVrSKsGh.js',
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

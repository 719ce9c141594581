import browsers from './browsers.json' with { type: 'json' };

/** For the build: syntax and styles are written for these. */
export const buildTargets = [`chrome${browsers.chrome}`, `edge${browsers.edge}`, `firefox${browsers.firefox}`, `safari${browsers.safari}`];

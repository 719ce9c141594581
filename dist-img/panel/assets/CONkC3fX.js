var e = (e) => (e === `` ? void 0 : `auto`);
export { e as t };

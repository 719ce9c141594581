var e = [`personal`, `topic`, `news`, `business`];
export { e as t };

var e = [`general-information`, `content`, `create-package`, `activation`];
export { e as t };

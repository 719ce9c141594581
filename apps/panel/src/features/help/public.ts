export { HelpLink } from './HelpLink.tsx';
export { toArticle } from './to-article.ts';

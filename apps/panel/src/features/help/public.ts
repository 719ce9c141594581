export { toArticle } from './to-article.ts';

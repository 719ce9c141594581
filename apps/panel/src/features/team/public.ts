export { ForWhoMayOpen } from './ForWhoMayOpen.tsx';
export { namesOfGroup, rolesFa, waitsForFa } from './roles.fa.ts';

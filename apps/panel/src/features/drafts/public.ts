export { hoursLabel, formatLabel, periodLabel } from './draft-texts.ts';
export { draftsFa } from './drafts.fa.ts';
export { PeriodLayer } from './general/period/PeriodLayer.tsx';
export { draftIssueText } from './issues/draft-issue-texts.ts';

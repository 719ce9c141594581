export { CaseFile } from './CaseFile.tsx';
export { CaseHistory } from './CaseHistory.tsx';
export { DecisionFrame, type CaseDecision } from './DecisionFrame.tsx';
export { instantText } from './instant-text.ts';

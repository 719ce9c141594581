import { renderReport } from './render-report.tsx';

export const task = renderReport;

import { serveCpuTask } from '#infra/threads/serve-cpu-task.ts';
import { readPlanRows } from './read-plan-rows.ts';

serveCpuTask(readPlanRows);

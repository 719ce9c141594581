import { serveCpuTask } from '#infra/cpu/serve-cpu-task.ts';
import { readPlanRows } from './read-plan-rows.ts';

serveCpuTask(readPlanRows);

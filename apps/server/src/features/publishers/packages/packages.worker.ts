import { serveCpuTask } from '#infra/threads/serve-cpu-task.ts';
import { choosePackages } from './choose-packages.ts';

serveCpuTask(choosePackages);

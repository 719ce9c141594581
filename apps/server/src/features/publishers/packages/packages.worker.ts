import { serveCpuTask } from '#infra/cpu/serve-cpu-task.ts';
import { choosePackages } from './choose-packages.ts';

serveCpuTask(choosePackages);

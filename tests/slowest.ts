import type { Reporter, TestModule } from 'vitest/node';

/** Prints the ten slowest files. */
export default class Slowest implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.length < 20) return;
    const slowest = modules
      .map((module) => ({ file: module.relativeModuleId, ms: module.diagnostic().duration }))
      .sort((a, b) => b.ms - a.ms)
      .slice(0, 10);
    console.log('The slowest files:');
    for (const { file, ms } of slowest) console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${file}`);
  }
}

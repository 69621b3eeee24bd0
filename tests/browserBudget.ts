import { readFileSync } from 'node:fs';
import type { FullResult, Reporter, Suite } from '@playwright/test/reporter';

// A browser test takes seconds, a component test a fraction of one. A higher number here costs everyone minutes.
const MOST_RUNS = 102;
const MOST_AXE_CALLS = 75;

/** Fails when the browser has more runs, or axe more calls, than planned: states of a screen are component tests. */
export default class BrowserBudget implements Reporter {
  private runs = 0;
  private axeCalls = 0;

  onBegin(_: unknown, suite: Suite): void {
    const tests = suite.allTests();
    this.runs = tests.length;
    const files = new Set(tests.map(({ location }) => location.file));
    for (const file of files) this.axeCalls += readFileSync(file, 'utf8').match(/\bexpectAccessible\(/g)?.length ?? 0;
  }

  async onEnd(): Promise<{ status: FullResult['status'] } | undefined> {
    if (this.runs <= MOST_RUNS && this.axeCalls <= MOST_AXE_CALLS) return undefined;
    console.error(
      `The browser has ${this.runs} runs of at most ${MOST_RUNS}, and ${this.axeCalls} calls of axe of at most ${MOST_AXE_CALLS}.`,
    );
    return { status: 'failed' };
  }
}

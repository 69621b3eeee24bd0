import { createHash } from 'node:crypto';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Slow files, which wait for processes or import whole registers: if they came last, the other workers would be idle.
 */
const LONG = /tests\/start\/|server\/imports\/|relevance\/readings|search\/rebuild|images\/processImage/;

/** Slow files first; each half in random order, by the seed, so that no file can depend on an earlier one. */
export default class Order extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence;
    const rank = ({ moduleId }: TestSpecification) =>
      Number(!LONG.test(moduleId)) + createHash('md5').update(`${seed} ${moduleId}`).digest('hex');
    return files.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
  }
}

import { createHash } from 'node:crypto';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They wait for processes that they start, or import whole registers: last, they would leave the other workers idle. */
const LONG = /tests\/start\/|server\/imports\/|relevance\/readings|search\/rebuild|images\/processImage/;

/** The long files first; in each half another order each time, by the seed: no file may need one before it. */
export default class Order extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence;
    const rank = ({ moduleId }: TestSpecification) =>
      Number(!LONG.test(moduleId)) + createHash('md5').update(`${seed} ${moduleId}`).digest('hex');
    return files.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
  }
}

// Load: each client sends its next request as soon as it has a response.

export interface Sample {
  kind: string;
  ms: number;
}

export interface Run {
  samples: Sample[];
  seconds: number;
}

/** Runs each task once, with this many clients. */
export async function drive<Task extends { kind: string }>(
  tasks: readonly Task[],
  clients: number,
  ask: (task: Task) => Promise<unknown>,
): Promise<Run> {
  let next = 0;
  return driveUntil(clients, ask, () => tasks[next++]);
}

/** Runs tasks from `next` until it returns none. */
export async function driveUntil<Task extends { kind: string }>(
  clients: number,
  ask: (task: Task) => Promise<unknown>,
  next: () => Task | undefined,
): Promise<Run> {
  const samples: Sample[] = [];
  const start = performance.now();
  const client = async () => {
    for (let task = next(); task; task = next()) {
      const asked = performance.now();
      await ask(task);
      samples.push({ kind: task.kind, ms: performance.now() - asked });
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { samples, seconds: (performance.now() - start) / 1000 };
}

/** Runs the tasks repeatedly until `isOver` returns true. */
export function driveOver<Task extends { kind: string }>(
  tasks: readonly Task[],
  clients: number,
  ask: (task: Task) => Promise<unknown>,
  isOver: () => boolean,
): Promise<Run> {
  let next = 0;
  return driveUntil(clients, ask, () => (isOver() ? undefined : tasks[next++ % tasks.length]));
}

/** Starts this number of tasks per second, however long each takes, until `isOver` returns true. */
export async function driveAtRate(
  perSecond: number,
  ask: (nth: number) => Promise<unknown>,
  isOver: (nth: number) => boolean,
): Promise<void> {
  const running: Promise<unknown>[] = [];
  const start = performance.now();
  for (let nth = 0; !isOver(nth); nth++) {
    const wait = start + (nth * 1000) / perSecond - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    running.push(ask(nth));
  }
  await Promise.all(running);
}

/**
 * Runs the compared targets in turns, so that other load of the machine affects all of them. The first round only warms
 * up connections and caches.
 */
export async function byTurns<Name extends string>(
  rounds: number,
  runs: Record<Name, () => Promise<Run>>,
): Promise<Record<Name, Run>> {
  const results = {} as Record<Name, Run>;
  for (let round = 0; round <= rounds; round++)
    for (const name of Object.keys(runs) as Name[]) {
      const { samples, seconds } = await runs[name]();
      if (round === 0) continue;
      const before = results[name] ?? { samples: [], seconds: 0 };
      results[name] = { samples: [...before.samples, ...samples], seconds: before.seconds + seconds };
    }
  return results;
}

/** The samples of these kinds, and the time that these clients spent on them. */
export function onlyKinds({ samples }: Run, kinds: ReadonlySet<string>, clients: number): Run {
  const own = samples.filter(({ kind }) => kinds.has(kind));
  return { samples: own, seconds: own.reduce((sum, { ms }) => sum + ms, 0) / 1000 / clients };
}

export function milliseconds({ samples }: Run): number[] {
  return samples.map((sample) => sample.ms);
}

export function perSecond({ samples, seconds }: Run): number {
  return Math.round(samples.length / seconds);
}

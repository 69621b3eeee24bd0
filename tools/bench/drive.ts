// Load: clients that each send the next request as soon as they have their response (a closed loop), or requests at a
// fixed rate, however long each takes (an open loop), which does not wait for a slow server.

export interface Sample {
  kind: string;
  /** Infinity when it failed. */
  ms: number;
  error?: Error;
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

/** Starts so many tasks a second, however long each takes, until `isOver` returns true. They get the time when they were due. */
export async function driveAtRate(
  perSecond: number,
  ask: (nth: number, due: number) => Promise<unknown>,
  isOver: (nth: number) => boolean,
): Promise<void> {
  const running: Promise<unknown>[] = [];
  const start = performance.now();
  for (let nth = 0; !isOver(nth); nth++) {
    const due = start + (nth * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    running.push(ask(nth, due));
  }
  await Promise.all(running);
}

/** Runs each task once, so many a second. Times count from when a task was due. */
export async function driveOpen<Task extends { kind: string }>(
  tasks: readonly Task[],
  perSecond: number,
  ask: (task: Task) => Promise<unknown>,
): Promise<Run> {
  const samples: Sample[] = [];
  const start = performance.now();
  await driveAtRate(
    perSecond,
    async (nth, due) => {
      const task = tasks[nth]!;
      const result = await ask(task).then(
        () => ({ ms: performance.now() - due }),
        (error: Error) => ({ ms: Infinity, error }),
      );
      samples.push({ kind: task.kind, ...result });
    },
    (nth) => nth === tasks.length,
  );
  return { samples, seconds: (performance.now() - start) / 1000 };
}

/**
 * Runs the compared targets in turns, so that other load of the machine affects all of them. The first round only warms
 * up connections and caches.
 */
export async function inRounds<Name extends string, Result>(
  rounds: number,
  runs: Record<Name, () => Promise<Result>>,
): Promise<Record<Name, Result[]>> {
  const results = Object.fromEntries(Object.keys(runs).map((name) => [name, []])) as unknown as Record<Name, Result[]>;
  for (let round = 0; round <= rounds; round++)
    for (const name of Object.keys(runs) as Name[]) {
      const result = await runs[name]();
      if (round > 0) results[name].push(result);
    }
  return results;
}

/** The same, with all rounds of a target as one run. */
export async function byTurns<Name extends string>(
  rounds: number,
  runs: Record<Name, () => Promise<Run>>,
): Promise<Record<Name, Run>> {
  const results = Object.entries<Run[]>(await inRounds(rounds, runs)).map(([name, turns]) => [
    name,
    {
      samples: turns.flatMap(({ samples }) => samples),
      seconds: turns.reduce((sum, { seconds }) => sum + seconds, 0),
    },
  ]);
  return Object.fromEntries(results) as Record<Name, Run>;
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

/** Does nothing while a previous call is running. */
export function oneAtATime(run: () => Promise<unknown>): () => Promise<void> {
  let isRunning = false;
  return async () => {
    if (isRunning) return;
    isRunning = true;
    await run();
    isRunning = false;
  };
}

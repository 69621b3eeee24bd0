/** Does nothing while a former call is under way. */
export function oneAtATime(run: () => Promise<unknown>): () => Promise<void> {
  let isRunning = false;
  return async () => {
    if (isRunning) return;
    isRunning = true;
    await run();
    isRunning = false;
  };
}

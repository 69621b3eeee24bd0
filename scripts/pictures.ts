// Processes uploaded pictures in a child process of the server; see server/images/drawInProcess.ts. Ends when the server
// disconnects.

import { drawImage } from '#server/images/drawImage.ts';
import type { Done, Drawing } from '#server/images/processImage.ts';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('message', async ({ id, bytes, format }: Drawing) => {
  const drawn = await drawImage(bytes, format);
  if (process.connected) process.send?.({ id, drawn } satisfies Done);
});
process.on('disconnect', () => process.exit(0));

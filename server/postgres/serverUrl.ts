import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

/** Connects over the Unix socket where there is one: searches are 3 % faster than over loopback. */
export function urlOf(directory: string, port: number, secret: string): (database: string) => string {
  return (database) => {
    const socket = existsSync(path.join(directory, socketName(port))) ? `?host=${encodeURIComponent(directory)}` : '';
    return `postgresql://rumbo:${secret}@127.0.0.1:${port}/${database}${socket}`;
  };
}

/** `pg` does not support sockets on Windows; elsewhere a socket's path is limited to 103 bytes. */
export function canHaveSocket(directory: string): boolean {
  return process.platform !== 'win32' && Buffer.byteLength(path.join(directory, socketName(65_535))) <= 103;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

function socketName(port: number): string {
  return `.s.PGSQL.${port}`;
}

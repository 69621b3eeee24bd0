import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server on loopback that stores received mails. */
export interface Mailbox {
  url: string;
  mails: Email[];
  /** Stops listening: connections are refused until `open`. */
  close: () => Promise<void>;
  open: () => Promise<void>;
}

export async function openMailbox(): Promise<Mailbox> {
  const mails: Email[] = [];
  let port = 0;
  let server: SMTPServer;
  const mailbox = {
    mails,
    open: async () => {
      server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        onData: (stream, _, done) => {
          const keep = async () => {
            mails.push(await PostalMime.parse(await buffer(stream)));
          };
          // a client that is killed sends a part of a mail
          keep().then(() => done(), done);
        },
      });
      // a connection of a client that was killed
      server.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ECONNRESET') throw error;
      });
      server.listen(port, '127.0.0.1');
      await once(server.server, 'listening');
      port = (server.server.address() as AddressInfo).port;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
  await mailbox.open();
  return { ...mailbox, url: `smtp://127.0.0.1:${port}` };
}

// PostGraphile 5 for the database that the argument names, with its own preset configured for production.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { requirePeer } from './packages.ts';

/** The used part of postgraphile. */
interface PostGraphile {
  postgraphile: (preset: object) => { createServ: (adaptor: unknown) => { addTo: (server: Server) => Promise<void> } };
}

const { postgraphile } = requirePeer<PostGraphile>('postgraphile');
const { makePgService } = requirePeer<{ makePgService: (options: object) => object }>('postgraphile/adaptors/pg');
const { grafserv } = requirePeer<{ grafserv: unknown }>('postgraphile/grafserv/node');
const { PostGraphileAmberPreset } = requirePeer<{ PostGraphileAmberPreset: object }>('postgraphile/presets/amber');

/** 'land-phone' is not a valid enum value in GraphQL. */
const EnumValues = {
  name: 'EnumValues',
  inflection: {
    replace: {
      enumValue: (previous: (value: string, codec: unknown) => string, _: unknown, value: string, codec: unknown) =>
        previous(value.replaceAll('-', '_'), codec),
    },
  },
};

const server = createServer();
await postgraphile({
  extends: [PostGraphileAmberPreset],
  plugins: [EnumValues],
  pgServices: [makePgService({ connectionString: process.argv[2], schemas: ['public'] })],
  grafserv: { graphiql: false, websockets: false, watch: false },
})
  .createServ(grafserv)
  .addTo(server);
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));

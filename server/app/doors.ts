import { Hono } from 'hono';
import { webConfig } from '#server/http/webConfig.ts';
import { answerMcp } from '#server/mcp/mcp.ts';
import { serveOpenData } from '#server/open-data/serveOpenData.ts';
import { answerCollection, answerEmbed } from '#server/pages/embed/answerEmbed.ts';
import { createContext, type Parts, type RequestInfo } from './parts.ts';

interface Call {
  req: { raw: Request };
  env: RequestInfo;
}

/** Handles requests of assistants, other sites and readers of open data, all as an anonymous caller. */
export function createDoors(parts: Parts): Hono<{ Bindings: RequestInfo }> {
  const doors = new Hono<{ Bindings: RequestInfo }>();
  /** The context of an anonymous caller: only the language is known. */
  const anonymous = async ({ req, env }: Call) => {
    const headers = { get: (name: string) => (name === 'accept-language' ? req.raw.headers.get(name) : null) };
    return { ...(await createContext(parts, headers, { ...env, isAnonymous: true, token: null })), ownOperation: true };
  };
  doors.all('/mcp', async (c) => answerMcp(c.req.raw, await anonymous(c), webConfig(parts.env).version));
  doors.get('/embed/search', async (c) => answerEmbed(c.req.raw, await anonymous(c)));
  doors.get('/collections/:slug', async (c) => {
    const page = await answerCollection(c.req.raw, await anonymous(c), c.req.param('slug'));
    return page ?? c.text('Not found', 404);
  });
  doors.get(
    '/data/:file',
    async (c, next) => (await serveOpenData(parts.env, c.req.raw, c.req.param('file'))) ?? next(),
  );
  return doors;
}

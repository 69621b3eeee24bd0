import { expect } from 'vitest';
import type { TestApp } from './testApp.ts';

export const ACCEPT = { accept: 'application/json, text/event-stream' };

/** An assistant that calls the tools at `/mcp`. */
export function useAssistant(test: TestApp) {
  const rpc = (method: string, params: object, headers = {}) =>
    test.send('POST', '/mcp', { jsonrpc: '2.0', id: 1, method, params }, { ...ACCEPT, ...headers });
  const call = async (name: string, input: object, headers = {}) =>
    (await rpc('tools/call', { name, arguments: input }, headers)).body.result;
  /** The answer of a tool, which must not be an error. */
  const answerOf = async (name: string, input: object) => {
    const result = await call(name, input);
    expect(result.isError, JSON.stringify(result)).toBeUndefined();
    return result.structuredContent;
  };
  return { rpc, call, answerOf };
}

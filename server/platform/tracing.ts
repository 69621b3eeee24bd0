import type { IncomingMessage, ServerResponse } from 'node:http';
import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

// Without the SDK, which app/main.ts starts when configured, these functions do nothing.
const tracer = trace.getTracer('rumbo');

/** Handles a request in a span, as a part of the caller's trace. */
export function traceRequest(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  { kind, requestId }: { kind: string; requestId: string },
  handle: () => void,
): void {
  const parent = propagation.extract(context.active(), headers);
  const attributes = { 'http.request.method': method, 'rumbo.request_id': requestId };
  const span = tracer.startSpan(`${method} ${kind}`, { kind: SpanKind.SERVER, attributes }, parent);
  response.once('close', () => {
    span.setAttribute('http.response.status_code', response.statusCode);
    if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
  context.with(trace.setSpan(parent, span), handle);
}

/** Runs a job in a span. */
export async function traceJob<Result>(task: string, requestId: string, run: () => Promise<Result>): Promise<Result> {
  const attributes = { 'rumbo.request_id': requestId };
  return tracer.startActiveSpan(`job ${task}`, { kind: SpanKind.CONSUMER, attributes }, async (span) => {
    try {
      return await run();
    } catch (error) {
      span.recordException(error as Error);
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Records a query that has ended, within the span of its request or job. */
export function traceQuery(query: string, ms: number): void {
  if (!trace.getActiveSpan()) return;
  const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': query };
  tracer.startSpan(query, { kind: SpanKind.CLIENT, attributes, startTime: Date.now() - ms }).end();
}

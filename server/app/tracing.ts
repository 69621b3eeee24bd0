/** Starts the OpenTelemetry SDK, which reads its settings from the OTEL_* variables. Loaded only when it is used. */
export async function startTracing(): Promise<() => Promise<void>> {
  const { NodeSDK } = await import('@opentelemetry/sdk-node');
  const sdk = new NodeSDK({ serviceName: 'rumbo', instrumentations: [] });
  sdk.start();
  return () => sdk.shutdown();
}

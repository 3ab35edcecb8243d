/** Traces by OpenTelemetry's own libraries, which are loaded only where OTEL_EXPORTER_OTLP_ENDPOINT names a collector. */
import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

/** Begins to send spans; answers how to send the last ones and end. */
export async function startTraces(endpoint: string): Promise<() => Promise<void>> {
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ])
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME ?? 'chokdee' }),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })),
    ],
  })
  provider.register()
  return () => provider.shutdown()
}

/** What is known of a request only when it was answered. */
export interface Told {
  readonly name: string
  readonly status: number
}

const CARRIED = ['traceparent', 'tracestate'] as const

const carriedBy = (request: Request) =>
  Object.fromEntries(CARRIED.flatMap((name) => [[name, request.headers.get(name) ?? undefined] as const]))

/** A span around the answering of a request, under the one that the caller names. Without `startTraces` it is none. */
export function traced<T>(
  request: Request,
  requestId: string,
  work: () => Promise<T>,
  tell: (done: T) => Told,
): Promise<T> {
  const parent = propagation.extract(context.active(), carriedBy(request))
  const options = { kind: SpanKind.SERVER, attributes: { 'chokdee.request_id': requestId } }
  return trace.getTracer('chokdee').startActiveSpan(request.method, options, parent, async (span) => {
    try {
      const done = await work()
      const { name, status } = tell(done)
      span.updateName(`${request.method} ${name}`)
      span.setAttributes({
        'http.request.method': request.method,
        'http.route': name,
        'http.response.status_code': status,
      })
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      return done
    } finally {
      span.end()
    }
  })
}

/** Id of the trace that a line of the log belongs to; undefined where nothing is traced. */
export function traceId(): string | undefined {
  return trace.getActiveSpan()?.spanContext().traceId
}

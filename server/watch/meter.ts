/** What is counted while the server works, under the names of Prometheus' field. `/metrics` (admin.ts) tells it. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { errorCode } from '#contracts/errors.ts'
import type { Job } from '../kit/job.ts'

/** A request that was answered. */
interface Handled {
  /** The endpoint's name, never a path: a path may hold a key, and each value is a series of its own. */
  readonly route: string
  readonly status: number
  readonly seconds: number
  /** `error` of the reply where the API said no. */
  readonly refused: number | undefined
}

/** Who counts. */
export interface Meter {
  begun(): void
  handled(request: Handled): void
}

/** Counts nothing: for tests. */
export const silentMeter: Meter = { begun() {}, handled() {} }

const REASONS: ReadonlyMap<number, string> = new Map(
  Object.entries(errorCode).map(([name, code]) => [code, name]),
)

/** From a read of a few milliseconds to the deadline of a browser's write. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20]

/** A registry of this server's own, with what the process and Node tell of themselves. */
export function createRegistry(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}

/** Counts requests, how long they took, and what was refused for which reason. */
export function createMeter(registry: Registry): Meter {
  const registers = [registry]
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests that were answered, by endpoint and status.',
    labelNames: ['route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the arrival of a request to its answer, by endpoint.',
    labelNames: ['route'],
    buckets: SECONDS,
    registers,
  })
  const running = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that are being answered.',
    registers,
  })
  const refused = new Counter({
    name: 'chokdee_refused_total',
    help: 'Calls that were refused, by endpoint and reason.',
    labelNames: ['route', 'reason'],
    registers,
  })
  return {
    begun: () => running.inc(),
    handled: ({ route, status, seconds, refused: code }) => {
      running.dec()
      requests.inc({ route, status: String(status) })
      durations.observe({ route }, seconds)
      if (code !== undefined) refused.inc({ route, reason: REASONS.get(code) ?? 'other' })
    },
  }
}

/** The same job, with its runs counted and timed. */
export function meteredJobs(jobs: readonly Job[], registry: Registry): Job[] {
  const runs = new Counter({
    name: 'chokdee_job_runs_total',
    help: 'Runs of background jobs that ended, by how.',
    labelNames: ['job', 'outcome'],
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'chokdee_job_duration_seconds',
    help: 'How long runs of background jobs took.',
    labelNames: ['job'],
    buckets: [0.01, 0.1, 0.5, 1, 5, 15, 60, 300],
    registers: [registry],
  })
  return jobs.map((job) => ({
    ...job,
    run: async (data, context) => {
      const end = durations.startTimer({ job: job.name })
      try {
        await job.run(data, context)
        runs.inc({ job: job.name, outcome: 'done' })
      } catch (error) {
        runs.inc({ job: job.name, outcome: 'failed' })
        throw error
      } finally {
        end()
      }
    },
  }))
}

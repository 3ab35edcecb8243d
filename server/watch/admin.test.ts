/** The operator's port of a real server, and that alerts and dashboard ask for nothing that is not there. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type Started } from '../start.ts'

const folder = mkdtempSync(join(tmpdir(), 'watch-'))
const collected: string[] = []
const collector = createServer((request, response) => {
  request.on('data', (chunk) => void collected.push(String(chunk)))
  request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
})
let started: Started
let url: string

beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  started = await startServer({
    sandbox: () => Promise.reject(new Error('not wanted')),
    env: {
      DATA_DIR: folder,
      PORT: '0',
      SANDBOX: '0',
      LOG_LEVEL: 'silent',
      ADMIN_LISTEN: '127.0.0.1:0',
      STOP_NOTICE_SECONDS: '1',
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    },
  })
  url = `http://127.0.0.1:${started.config.port}`
}, 90_000)
afterAll(async () => {
  await started.close()
  collector.close()
  rmSync(folder, { recursive: true })
})

const ask = (path: string) => fetch(`${started.adminUrl}${path}`)
const metrics = async () => (await ask('/metrics')).text()
/** Of one line, the value. */
const valueOf = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')[1],
  )

describe('the operator’s port', () => {
  it('says that the process lives, and names each check', async () => {
    expect((await ask('/livez')).status).toBe(200)
    const ready = await ask('/readyz')
    expect(ready.status).toBe(200)
    const { checks } = (await ready.json()) as { checks: { name: string; ok: boolean }[] }
    expect(checks.map(({ name }) => name)).toEqual([
      'stopping',
      'database',
      'schema',
      'rights',
      'jobs',
      'sealing',
    ])
    expect((await ask('/')).status).toBe(404)
    expect((await fetch(`${started.adminUrl}/livez`, { method: 'POST' })).status).toBe(405)
  })

  it('is not to be had where the public is', async () => {
    for (const path of ['/metrics', '/readyz', '/livez']) {
      const reply = await fetch(url + path)
      expect(await reply.text()).not.toMatch(/http_requests_total|"checks"|^ok$/m)
    }
  })

  it('counts requests by endpoint, and what was refused by reason', async () => {
    const before = await metrics()
    await fetch(`${url}/api/server_time`)
    await fetch(`${url}/api/nothing/secret-in-a-path`)
    const after = await metrics()
    const time = 'http_requests_total{route="time.now",status="200"}'
    const grown = (series: string) => valueOf(after, series) - (valueOf(before, series) || 0)
    const name = /http_requests_total\{route="([\w.]+)",status="200"\}/.exec(after)?.[1]
    expect(grown(time.replace('time.now', name!))).toBe(1)
    expect(grown('http_requests_total{route="none",status="404"}')).toBe(1)
    expect(grown('chokdee_refused_total{route="none",reason="notFound"}')).toBe(1)
    expect(grown(`http_request_duration_seconds_count{route="${name}"}`)).toBe(1)
    expect(after).not.toContain('secret-in-a-path')
  })

  it('tells of the ledger, the queue and the database', async () => {
    const text = await metrics()
    expect(valueOf(text, 'chokdee_database_up')).toBe(1)
    expect(valueOf(text, 'chokdee_ledger_seal_lag_seconds')).toBeGreaterThanOrEqual(0)
    expect(valueOf(text, 'chokdee_outbox_waiting{outbox="payouts"}')).toBe(0)
  })

  it('has every series that alerts and dashboard ask for, 25 at least', async () => {
    const text = await metrics()
    const there = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name!))
    expect(there.size).toBeGreaterThanOrEqual(25)
    const files = ['prometheus/alerts.yml', 'grafana/chokdee.json']
    for (const file of files) {
      const source = readFileSync(join(import.meta.dirname, '../../deploy', file), 'utf8')
      const asked = [...source.matchAll(/\b(?:http|chokdee|process|nodejs)_[a-z0-9_]+/g)].map(
        ([name]) => name,
      )
      expect(asked.length).toBeGreaterThan(10)
      const missing = asked.filter((name) => !there.has(name.replace(/_(bucket|sum|count)$/, '')))
      expect(missing).toEqual([])
    }
  })

  it('says that it stops before it does, and sends the last spans', async () => {
    const closing = started.close()
    const ready = await ask('/readyz')
    expect(ready.status).toBe(503)
    expect(await ready.text()).toContain('told to stop')
    const last = await fetch(`${url}/api/server_time`)
    expect(last.status).toBe(200)
    expect(last.headers.get('connection')).toBe('close')
    await closing
    expect(collected.join()).toContain('"http.route"')
    await expect(ask('/livez')).rejects.toThrow('fetch failed')
  })
})

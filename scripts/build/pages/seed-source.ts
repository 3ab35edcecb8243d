import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { projectNode } from '../../lib/node24.mjs'
import { at } from '../../lib/paths.mjs'
import { collectSeeds, type Seeds } from './seed.ts'

const empty = (): Seeds => ({ landing: { at: Date.now(), entries: [] }, pages: {} })
const patience = 60_000

/**
 * Where the data of public pages comes from: the platform that the site is built for, when its address is known; the
 * reference server's sandbox, when the site is built for that; else nothing, and the browser loads it.
 */
export async function seedsFor(env: NodeJS.ProcessEnv): Promise<Seeds> {
  const agentCode = env.VITE_AGENT_CODE || 'chokdee'
  const platform = env.VITE_API_BASE_URL
  if (platform && URL.canParse(platform)) return collectSeeds(fetch, platform, agentCode)
  return env.VITE_SANDBOX === '1' && !platform ? fromSandbox(agentCode) : empty()
}

/** Starts the reference server for a moment, on a port and a data folder of its own. */
async function fromSandbox(agentCode: string): Promise<Seeds> {
  const port = 20_000 + 2 * Math.floor(Math.random() * 6_000)
  const dataDir = mkdtempSync(join(tmpdir(), 'chokdee-build-'))
  const server = spawn(projectNode(), [at('main.ts')], {
    cwd: at(),
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, SANDBOX: '1', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  try {
    const url = `http://127.0.0.1:${port}`
    await answers(`${url}/api/banner?agent_code=${agentCode}`, ended)
    return await collectSeeds(fetch, url, agentCode)
  } finally {
    server.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function answers(url: string, ended: Promise<void>): Promise<void> {
  let gone = false
  void ended.then(() => (gone = true))
  const until = Date.now() + patience
  while (Date.now() < until) {
    if (gone) throw new Error('The reference server ended while the build asked it for the landing’s data.')
    // 503 while it starts.
    const ok = await fetch(url).then(
      ({ status }) => status !== 503,
      () => false,
    )
    if (ok) return
    await pause(100)
  }
  throw new Error(`The reference server did not answer within ${patience / 1000} s.`)
}

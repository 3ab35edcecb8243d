/** Which servers the end-to-end tests run against: one for each project, on free ports, each with a data folder of its own. */
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at } from '../lib/paths.mjs'
import { projects } from './projects.ts'

/** Where the site runs, as the browser may find it. */
const host = new URL(process.env.E2E_URL ?? 'http://127.0.0.1').hostname

/** Debian's Chromium as root, without a word to anybody outside: no other host has an address but this machine by its name. */
export const chromiumFlags = [
  `--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE ${host} , EXCLUDE localhost`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No page of a test lives long enough to pay for code that is optimised for it: a sixth of the processor's time.
  '--js-flags=--no-opt,--no-maglev',
  // The pages of a worker have one process, which keeps what it has compiled (decision 048).
  '--renderer-process-limit=1',
]

/** The project that runs the site as a LIFF app: a build and a server of its own, the sandbox in LINE's place. */
export const LIFF = 'liff'

/** Made up: the channel's ten digits, and eight characters that LINE would choose. */
export const CHANNEL_ID = '1234567890'
export const LIFF_ID = `${CHANNEL_ID}-AbCdEfGh`

/** Where the LIFF project's build lies, and what it is built with beside the sandbox's own variables. */
export const liffSite = at('.cache', 'liff', 'site')
export const liffVariables = { VITE_LIFF_ID: LIFF_ID, VITE_LINE_CHANNEL_ID: CHANNEL_ID }

/** Serves that build, and lets the sandbox sign what this channel's LIFF app would get. */
export const liffEnv = {
  SITE_DIR: liffSite,
  LINE_CHANNEL_ID: CHANNEL_ID,
  LINE_CHANNEL_SECRET: 'known-to-the-sandbox-only',
}

/** The server, with passwords that cost little. */
export const serverScript = 'tests/harness/e2e-main.ts'

/** For that server, and for what fills its data folder. */
export const passwordCost = { log2N: 10, concurrency: 2 }

interface E2eServer {
  url: string
  command: string
  env: Record<string, string>
}

/**
 * Tests change the sandbox (how members register, what a wallet holds), so projects do not share a server. Workers
 * read the configuration again: what the first reading chose travels to them in the environment. Ports come from
 * 20000 to 31999, below the range that the system hands out by itself, two in a row for each server and none twice.
 */
export function e2eServer(project: string): E2eServer {
  const name = project.toUpperCase().replace('-', '_')
  const first = (process.env.E2E_FIRST_PORT ??= String(20_000 + 6 * Math.floor(Math.random() * 2_000)))
  const port = String(Number(first) + 2 * projects.findIndex((one) => one === project))
  const dataDir = (process.env[`E2E_DATA_${name}`] ??= dataFolder(e2eDataRoot(), project))
  return {
    url: `http://127.0.0.1:${port}`,
    command: `"${process.execPath}" ${serverScript}`,
    env: {
      PORT: port,
      DATA_DIR: dataDir,
      SANDBOX: '1',
      LOG_LEVEL: 'error',
      ...(project === LIFF ? liffEnv : {}),
    },
  }
}

/** A data folder of a server's own: a copy of the one that was filled for the whole run, or an empty one. */
export function dataFolder(root: string, name: string): string {
  const folder = mkdtempSync(join(root, `${name}-`))
  const filled = process.env.E2E_FILLED_DATA
  if (filled) cpSync(filled, folder, { recursive: true })
  return folder
}

/** Where the data folders of a run lie; whoever starts the run may say so, to look at the ledgers afterwards. */
function e2eDataRoot(): string {
  return (process.env.E2E_DATA_ROOT ??= mkdtempSync(join(tmpdir(), 'chokdee-e2e-')))
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { chromiumFlags } from './e2e-server.ts'
import { projectNode } from '../lib/node24.mjs'
import { at } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'

/** A browser that starts; without a path it is the one Playwright downloaded. */
export interface Browser {
  path?: string
}

const remembered = at('.cache', 'browser')

/** Chromium without windows: it takes less of the processor than the whole browser. */
const headlessShell = '/usr/bin/chromium-headless-shell'

const systems = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
]

/**
 * Playwright's own headless shell where it can be downloaded, else Debian's, else the system's browser. What was found
 * is remembered, so that a machine that cannot download is not made to try each time.
 */
export async function findBrowser(): Promise<Browser> {
  const told = process.env.E2E_CHROMIUM
  if (told) return { path: told }
  if (existsSync(remembered)) {
    const path = readFileSync(remembered, 'utf8')
    if (await starts(path)) return { path }
  }
  if (await starts()) return {}
  if ((await download()) && (await starts())) return {}
  if (!(await starts(headlessShell))) await debianPackage()
  return remember((await starts(headlessShell)) ? headlessShell : await systemBrowser())
}

async function starts(path?: string): Promise<boolean> {
  if (path !== undefined && !existsSync(path)) return false
  try {
    const browser = await chromium.launch({ args: chromiumFlags, ...(path ? { executablePath: path } : {}) })
    await browser.close()
    return true
  } catch {
    return false
  }
}

async function download(): Promise<boolean> {
  console.log('Looking for a browser to download (once) …')
  const cli = at('node_modules', 'playwright-core', 'cli.js')
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' }
  const code = await run(projectNode(), [cli, 'install', 'chromium', '--only-shell'], {
    env,
    stdio: 'ignore',
    timeout: 240_000,
  })
  return code === 0
}

async function systemBrowser(): Promise<string | undefined> {
  for (const path of systems) if (await starts(path)) return path
  return undefined
}

/** Debian and its relatives, as root: a build machine. */
async function debianPackage(): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log('Installing Chromium’s headless shell and Thai fonts (once) …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[] }
  await run('apt-get', ['update', '-qq'], quiet)
  await run(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell', 'fonts-thai-tlwg'],
    quiet,
  )
}

function remember(path: string | undefined): Browser {
  if (!path) {
    throw new Error(
      'No browser for the end-to-end tests: Playwright cannot download one here, and no Chromium or Chrome is ' +
        'installed. Install Chromium, or name one with E2E_CHROMIUM=/path/to/it.',
    )
  }
  mkdirSync(at('.cache'), { recursive: true })
  writeFileSync(remembered, path)
  return { path }
}

/** Firefox and WebKit as Debian has them; on a build machine they are installed. */
import { existsSync } from 'node:fs'
import { run } from '../lib/run.mjs'

const FIREFOX = '/usr/bin/firefox-esr'

const webkits = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
)

/** WebKitGTK's browser, or undefined where its package is not installed. */
export const webkitBrowser = (): string | undefined => webkits.find((path) => existsSync(path))

const present = (): ('firefox' | 'webkit')[] => [
  ...(existsSync(FIREFOX) ? (['firefox'] as const) : []),
  ...(webkitBrowser() && existsSync('/usr/bin/Xvfb') ? (['webkit'] as const) : []),
]

/** Those of the two that this machine has. Where it may install packages (Debian, as root) it has both. */
export async function debianEngines(): Promise<('firefox' | 'webkit')[]> {
  if (present().length === 2 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return present()
  console.log('Installing Firefox and WebKit (once) …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[] }
  const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'fonts-thai-tlwg']
  await run('apt-get', ['update', '-qq'], quiet)
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet)
  return present()
}

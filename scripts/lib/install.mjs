import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { hashOf } from './hash.mjs'
import { at } from './paths.mjs'
import { run } from './run.mjs'

const stampFile = at('node_modules', '.chokdee-install')
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** What node_modules has to match: the lockfile, on this platform. */
const wanted = () => hashOf([at('package-lock.json')], [process.platform, process.arch])

/** Installs exactly what the lockfile says, unless that is what is there. No package runs a script of its own. */
export async function ensureInstalled() {
  const stamp = wanted()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  if (!installedByHand()) {
    console.log('Installing packages (once; the next start takes a moment only) …')
    const code = await npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
    if (code !== 0) throw new Error(`npm ci failed (exit code ${code}); see its messages above.`)
  }
  writeFileSync(stampFile, stamp)
}

/** True when somebody ran `npm ci` already: npm's own record in node_modules agrees with the lockfile. */
function installedByHand() {
  const record = at('node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const there = readJson(record).packages
  const { '': _root, ...locked } = readJson(at('package-lock.json')).packages
  return Object.entries(locked).every(([path, entry]) =>
    there[path] ? there[path].integrity === entry.integrity : entry.optional === true,
  )
}

function npm(args) {
  const cli = process.env.npm_execpath
  if (cli?.endsWith('.js')) return run(process.execPath, [cli, ...args])
  return run('npm', args, { shell: process.platform === 'win32' })
}

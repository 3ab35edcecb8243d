import { existsSync } from 'node:fs'
import { at } from './paths.mjs'

const [major, minor] = process.versions.node.split('.').map(Number)
const runsTypeScript = major > 22 || (major === 22 && minor >= 18)

/**
 * The Node that runs everything but these first steps: the project's own Node 24 (an optional dependency, so it is
 * in the lockfile with its hash), else the caller's own when it runs TypeScript by itself (22.18 and later).
 */
export function projectNode() {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const own = at('node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(own)) return own
  if (runsTypeScript) return process.execPath
  throw new Error(
    `This platform (${process.platform} ${process.arch}) has no packaged Node 24, and Node ${process.versions.node} ` +
      'cannot run TypeScript: please install Node 24 (or 22.18 and later) and try again.',
  )
}

import { existsSync } from 'node:fs'
import { at } from './paths.mjs'

/**
 * Whether a version of Node runs TypeScript by itself.
 * @param {string} version
 */
export function runsTypeScript(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 23 || (major === 23 && minor >= 6) || (major === 22 && minor >= 18)
}

/**
 * The Node that runs everything but these first steps: the project's own Node 24 (an optional dependency, so it is
 * in the lockfile with its hash), else the caller's own when it runs TypeScript by itself.
 */
export function projectNode({
  platform = process.platform,
  arch = process.arch,
  version = process.versions.node,
} = {}) {
  const windows = platform === 'win32'
  const name = `node-${windows ? 'win' : platform}-${arch}`
  const own = at('node_modules', name, 'bin', windows ? 'node.exe' : 'node')
  if (existsSync(own)) return own
  if (runsTypeScript(version)) return process.execPath
  throw new Error(
    `For this platform (${platform} ${arch}) there is no packaged Node 24, and Node ${version} does not run ` +
      'TypeScript. Install Node 24 (22.18 or later will do) and run the command again.',
  )
}

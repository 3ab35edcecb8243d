import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder, hashOf } from './hash.mjs'
import { at } from './paths.mjs'

// The reference server too: the sandbox's answers are baked into the landing.
const sources = [
  'server',
  'sandbox',
  'src',
  'languages',
  'brands',
  'platforms',
  'liff',
  'contracts',
  'rules',
  'public',
  'scripts/build',
  'scripts/lib',
]
const single = [
  'main.ts',
  'index.html',
  'liff.config.json',
  'vite.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
]

/** Where `npm run build` writes. */
export const mainSite = at('dist', 'site')

/**
 * The stamp lies beside the site, so that it is not served with it.
 * @param {string} site
 */
export const stampFileOf = (site) => join(site, '..', 'build-stamp')

/**
 * VITE_ variables as the build sees them.
 * @param {NodeJS.ProcessEnv} env
 */
export function viteVariables(env) {
  const names = Object.keys(env).filter((name) => name.startsWith('VITE_'))
  return Object.fromEntries(names.sort().map((name) => [name, env[name]]))
}

/**
 * One hash over everything that can change a byte of a built site.
 * @param {NodeJS.ProcessEnv} env
 */
export function buildStamp(env) {
  const files = [...sources, ...single].flatMap((name) => filesUnder(at(name)))
  return hashOf(
    files.filter((file) => !/\.test\.tsx?$/.test(file)),
    viteVariables(env),
  )
}

/**
 * True when the folder holds what a build would write now.
 * @param {string} site
 * @param {string} stamp
 */
export function isBuilt(site, stamp) {
  const stampFile = stampFileOf(site)
  return (
    existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp && existsSync(join(site, 'index.html'))
  )
}

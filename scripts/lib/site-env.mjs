import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { at } from './paths.mjs'

/** In Vite's own order: the later file wins, and the environment wins over all of them. */
const envFiles = ['.env', '.env.local', '.env.production', '.env.production.local']

const sandboxSite = {
  VITE_SANDBOX: '1',
  VITE_LINE_AUTHORIZE_URL: '/sandbox/line/authorize',
  VITE_LINE_CHANNEL_ID: 'sandbox',
}

/**
 * The environment together with the .env files, for build and server alike.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function withEnvFiles(env) {
  const files = envFiles.map((name) => at(name)).filter((file) => existsSync(file))
  return Object.assign({}, ...files.map((file) => parseEnv(readFileSync(file, 'utf8'))), env)
}

/**
 * The sandbox is on unless a real database or a production run says otherwise (server/config.ts decides alike).
 * @param {NodeJS.ProcessEnv} env
 */
export function sandboxIsOn(env) {
  if (env.SANDBOX) return env.SANDBOX === '1'
  return !env.DATABASE_URL && env.NODE_ENV !== 'production'
}

/**
 * The variables to build and serve with: with the sandbox on, its stand-ins are the defaults; a set variable wins.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function siteEnv(env, sandbox = sandboxIsOn(withEnvFiles(env))) {
  const all = withEnvFiles(env)
  return sandbox ? { ...sandboxSite, ...all } : all
}

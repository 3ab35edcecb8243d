/** The browser's part of a sign-in with the sandbox's LINE, for tests. */
import { createHash } from 'node:crypto'
import { readConfig, type Config } from '../config.ts'
import { newToken } from '../kit/identity/tokens.ts'
import { authorizeApp } from '#sandbox/line/authorize.ts'
import type { LineProvider } from '#sandbox/line/provider.ts'
import { SANDBOX_CHANNEL } from '#sandbox/line/sandbox-line.ts'

export const SITE = 'http://site.example'
export const lineConfig: Config = { ...readConfig({ SANDBOX: '1' }), publicOrigin: SITE }

export const verifier = newToken()
export const nonce = 'nonce-of-the-attempt'
export const redirectUri = `${SITE}/`
export const asked = {
  response_type: 'code',
  client_id: SANDBOX_CHANNEL,
  redirect_uri: redirectUri,
  state: 'state-of-the-attempt',
  scope: 'openid profile',
  nonce,
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 'S256',
  bot_prompt: 'aggressive',
}

export function lineBrowser(provider: LineProvider) {
  const app = authorizeApp(provider, lineConfig)
  const address = (change: object) => `${SITE}/authorize?${new URLSearchParams({ ...asked, ...change })}`
  /** Where the browser is sent when this person answers so. */
  const answer = async (how: string, sub: string): Promise<URL> => {
    const body = new URLSearchParams({ sub, answer: how, friend: 'true' })
    const response = await app.request(address({}), { method: 'POST', body })
    return new URL(response.headers.get('location') ?? '')
  }
  return {
    /** The consent page, or where a wrong request leads. */
    see: async (change: object = {}) => app.request(address(change)),
    answer,
    codeOf: async (sub: string) => (await answer('allow', sub)).searchParams.get('code') ?? '',
  }
}

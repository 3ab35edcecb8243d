/** nginx or Caddy with the configuration that `npm run deploy:config` writes of the build, over HTTP/2, the site and the template behind it. */
import { once } from 'node:events'
import { chmodSync, mkdirSync, readFileSync } from 'node:fs'
import { get } from 'node:https'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { certificateIn, pinOf, type Certificate } from './slow.ts'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { liffSite } from '../../scripts/test/e2e-server.ts'
import { nginxHasBrotli, startCaddy, startNginx } from '../../scripts/deploy/run.ts'

export type FrontName = 'nginx' | 'caddy'

interface Front {
  /** What it sends, in words. */
  readonly says: string
  readonly plain: string
  readonly site: string
  /** What the browser is told to trust. */
  readonly pins: readonly string[]
  readonly close: () => Promise<void>
}

const answers = (url: string) =>
  new Promise<boolean>((resolve) =>
    get(url, { rejectUnauthorized: false }, (response) => {
      response.resume()
      resolve(true)
    }).on('error', () => resolve(false)),
  )

async function untilItAnswers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await answers(url)) return
    await sleep(100)
  }
  throw new Error(`${url} does not answer`)
}

/** Starts it. Both origins are `https://localhost` with a port; `site` and `plain` are where the two are served without it. */
export async function startFront(
  name: FrontName,
  folder: string,
  { sitePort, site, plain }: { sitePort: number; site: string; plain: string },
): Promise<Front> {
  const own = join(folder, name)
  mkdirSync(own)
  // nginx's workers are no root where it is started by root.
  for (const one of [folder, own]) chmodSync(one, 0o755)
  const plainUrl = `https://localhost:${await freePort()}/`
  const certificate: Certificate = certificateIn(own)
  const wanted = {
    folder: liffSite,
    origin: `https://localhost:${sitePort}`,
    gamesOrigin: 'https://games.example.com',
    processes: [new URL(site).host],
    further: ['posters', 'sandbox'],
    tls: { certificate: join(own, 'cert.pem'), key: join(own, 'key.pem') },
  }
  const brotli = nginxHasBrotli()
  const { port } = new URL(plainUrl)
  const child =
    name === 'nginx'
      ? startNginx(
          own,
          wanted,
          `server { listen ${port} ssl http2; ssl_certificate ${wanted.tls.certificate}; ssl_certificate_key ${wanted.tls.key};
             location / { proxy_pass ${plain}; } }`,
          brotli,
        )
      : startCaddy(own, wanted, `https://localhost:${port} {\n\treverse_proxy ${new URL(plain).host}\n}\n`)
  await untilItAnswers(plainUrl)
  await untilItAnswers(wanted.origin)
  const authority = join(own, '.local/share/caddy/pki/authorities/local/intermediate.crt')
  return {
    says: name === 'nginx' ? `nginx, ${brotli ? 'brotli' : 'gzip'}` : 'Caddy, brotli',
    plain: plainUrl,
    site: `${wanted.origin}/`,
    pins: [name === 'nginx' ? certificate.pin : pinOf(readFileSync(authority))],
    close: async () => {
      const ended = once(child, 'close')
      child.kill('SIGTERM')
      await ended
    },
  }
}

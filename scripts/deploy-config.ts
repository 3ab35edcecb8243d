/**
 * `npm run deploy:config -- <folder>`: configuration for nginx and Caddy, made of the build in `dist/site`, the variables
 * that the server has too (PUBLIC_ORIGIN, GAMES_ORIGIN), and where the processes are (`--process 127.0.0.1:3000`, as often as
 * there are). `--certificate` and `--key` are nginx's. docs/deploy.md
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { caddyfile } from './deploy/caddy.ts'
import { nginxSite } from './deploy/nginx.ts'
import { main } from './lib/main.mjs'
import { at } from './lib/paths.mjs'

await main(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      site: { type: 'string' },
      process: { type: 'string', multiple: true, default: ['127.0.0.1:3000'] },
      certificate: { type: 'string', default: '/etc/ssl/chokdee/certificate.pem' },
      key: { type: 'string', default: '/etc/ssl/chokdee/key.pem' },
    },
  })
  const { PUBLIC_ORIGIN: origin, GAMES_ORIGIN: gamesOrigin } = process.env
  if (!origin || !gamesOrigin)
    throw new Error('Set PUBLIC_ORIGIN and GAMES_ORIGIN: they stand in the configuration.')
  const folder = resolve(values.site ?? at('dist', 'site'))
  if (!existsSync(join(folder, 'routes.json')))
    throw new Error(`There is no built site in ${folder}. Run npm run build.`)
  const into = resolve(positionals[0] ?? at('dist', 'deploy'))
  const tls = { certificate: values.certificate, key: values.key }
  const wanted = { folder, origin, gamesOrigin, processes: values.process, tls }
  mkdirSync(into, { recursive: true })
  writeFileSync(join(into, 'nginx.conf'), nginxSite(wanted))
  writeFileSync(join(into, 'Caddyfile'), caddyfile(wanted))
  console.log(`nginx.conf and Caddyfile are in ${into}`)
})

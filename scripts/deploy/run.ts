/** nginx and Caddy, started with what is generated, in a folder of their own: for tests and benches. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { caddyfile } from './caddy.ts'
import { nginxSite } from './nginx.ts'
import type { Wanted } from './site.ts'

/** Debian has web servers where only root looks for them. */
const PATH = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`
/** Of Debian's libnginx-mod-http-brotli-static. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

const SAYS_ITS_VERSION = { nginx: '-v', caddy: 'version' }

/** Whether this machine has it. */
export const isInstalled = (program: 'nginx' | 'caddy'): boolean =>
  spawnSync(program, [SAYS_ITS_VERSION[program]], { env: { PATH }, stdio: 'ignore' }).status === 0

/** Whether nginx can send what was packed with brotli. */
export const nginxHasBrotli = (): boolean => existsSync(BROTLI)

/** `more` stands beside the site: further servers of the same program. */
export function startNginx(folder: string, wanted: Wanted, more = '', brotli = false): ChildProcess {
  const file = join(folder, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  writeFileSync(
    file,
    `${brotli ? `load_module ${BROTLI};` : ''} daemon off; pid ${join(folder, 'nginx.pid')}; error_log stderr; events {}
     http { access_log off; ${brotli ? 'brotli_static on;' : ''} ${temporary.join(' ')} ${nginxSite(wanted)} ${more} }`,
  )
  return spawn('nginx', ['-c', file, '-e', 'stderr'], {
    env: { PATH },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** An `https:` origin gets a certificate of Caddy's own authority, which it keeps in the folder. */
export function startCaddy(folder: string, wanted: Wanted, more = ''): ChildProcess {
  const file = join(folder, 'Caddyfile')
  const own = wanted.origin.startsWith('https:')
    ? 'local_certs\n\tskip_install_trust\n\tauto_https disable_redirects'
    : 'auto_https off'
  writeFileSync(file, `{\n\tadmin off\n\t${own}\n}\n${caddyfile(wanted)}\n${more}`)
  const env = { PATH, HOME: folder }
  return spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], { env, stdio: 'ignore' })
}

/** The API's document: /openapi.json and the readable page at /docs. */
import { createHash } from 'node:crypto'
import { buildOpenApi, docsPage } from '../openapi/openapi.ts'

const reply = (body: string, type: string) =>
  new Response(body, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-cache',
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    },
  })

/** Made when first asked for, then kept: it takes a while and most processes are never asked. */
export function createDocs(): (path: string) => Response | null {
  let openApi: string | null = null
  let page: ReturnType<typeof docsPage> | null = null
  return (path) => {
    if (path === '/openapi.json')
      return reply((openApi ??= JSON.stringify(buildOpenApi())), 'application/json')
    if (path !== '/docs' && !path.startsWith('/docs/')) return null
    page ??= docsPage()
    if (path === '/docs') return reply(page.html, 'text/html')
    if (path === '/docs/docs.css') return reply(page.css, 'text/css')
    return new Response(null, { status: 404 })
  }
}

import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { cspHashes, forbiddenInline } from './csp.ts'
import { composePage, inOneLine, standsIn } from './html.ts'
import { chunksOf, entryFaults, sdkFaults, stylesOf } from '../manifest.ts'
import { rewrites } from './routes.ts'

const template = [
  '<html><head><!--app-head--><script>a()</script>',
  '<script type="module" crossorigin src="/assets/web-1.js"></script>',
  '<link rel="stylesheet" crossorigin href="/assets/web-2.css">',
  '</head><body><div id="root"><!--app-html--></div></body></html>',
].join('\n')

const rendered = {
  head: '<title>a $& b</title><script type="application/json" id="seed">{"a":1}</script>',
  html: '<p>$1</p>',
}
const assets = {
  styles: [{ path: 'assets/web-2.css', text: 'p{color:red}\n' }],
  preload: ['assets/web-1.js', 'assets/x-3.js'],
}

describe('composePage', () => {
  const page = composePage(template, rendered, assets)

  it('puts markup in as it is, dollar signs too', () => {
    expect(page).toContain('<div id="root"><p>$1</p></div>')
    expect(page).toContain('<title>a $& b</title>')
  })

  it('keeps what stands between words of a page, a member’s in the template too', () => {
    const words = '<b>a</b> <i>b</i>\n'
    const both = template.replace('<body>', `<body><template>${words}</template>`)
    expect(composePage(both, { ...rendered, html: words }, assets).split(words)).toHaveLength(3)
    expect(inOneLine('<a>\n  <b\n    c="d"\n  />\n</a>')).toBe('<a><b c="d" /></a>')
  })

  it('announces the picture that the first screen is drawn with before anything else', () => {
    const link = (name: string, priority = '') =>
      `<link rel="preload" as="image" href="/${name}"${priority}/>`
    const html = `${link('first.webp', ' fetchPriority="high"')}${link('second.webp')}<p>page</p>`
    const pictured = composePage(template, { ...rendered, html }, assets)
    expect(pictured.match(/first\.webp/g)).toHaveLength(1)
    expect(pictured.indexOf('first.webp')).toBeLessThan(pictured.indexOf('<script>'))
    expect(pictured).toContain(`<div id="root">${link('second.webp')}<p>page</p>`)
  })

  it('inlines the stylesheet and keeps a disabled link for the chunk loader', () => {
    expect(page).toContain(
      '<style>p{color:red}</style><link rel="stylesheet" href="/assets/web-2.css" disabled>',
    )
    expect(page.match(/web-2\.css/g)).toHaveLength(1)
  })

  it('announces only chunks that the page does not name already', () => {
    const shell = composePage(template, { ...rendered, head: '' }, assets)
    expect(shell).toContain('<link rel="modulepreload" crossorigin href="/assets/x-3.js">')
    expect(shell.match(/web-1\.js/g)).toHaveLength(1)
    expect(page.match(/web-1\.js/g)).toHaveLength(1)
  })

  it('lets the pictures of a page that is complete go before its scripts', () => {
    expect(page).toContain('<script type="module" fetchpriority="low" crossorigin src="/assets/web-1.js">')
    expect(page).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/x-3.js">')
  })

  it('leaves it to a page when its scripts run, where it says so, and when those of a complete one are fetched', () => {
    const script = (how: string) => `<script type="${how} crossorigin src="/assets/web-1.js">`
    const link = (how: string) => `<link rel="${how} crossorigin href="/assets/x-3.js">`
    const low = '" fetchpriority="low"'
    const waiting = composePage(template, rendered, { ...assets, waits: 'fetch' })
    expect(waiting).toContain(script(`later${low}`))
    expect(waiting).toContain(link(`later${low}`))
    expect(waiting).not.toMatch(/"module"|"modulepreload"/)
    const landing = composePage(template, rendered, { ...assets, waits: 'run' })
    expect(landing).toContain(script(`later${low}`))
    expect(landing).toContain(link(`modulepreload${low}`))
    const shape = composePage(template, { ...rendered, head: '' }, { ...assets, waits: 'fetch' })
    expect(shape).toContain(script('later"'))
    expect(shape).toContain(link('modulepreload"'))
    expect(composePage(template, rendered, assets)).not.toContain('later')
  })

  it('lets one file stand for others: what asks for them gets it, and nothing announces them', () => {
    const stands = { 'assets/web-1.js': 'assets/web.pack-9.js', 'assets/x-3.js': 'assets/page.pack-9.js' }
    const announced = template.replace(
      '<link rel="stylesheet"',
      '<link rel="modulepreload" crossorigin href="/assets/x-3.js">$&',
    )
    const preload = Object.values(stands)
    const packed = composePage(announced, { ...rendered, head: '' }, { ...assets, preload, stands })
    expect(standsIn(packed)).toEqual(stands)
    expect(packed.indexOf('importmap')).toBeLessThan(packed.search(/type="module"|modulepreload/))
    expect(packed).toContain('<script type="module">import"/assets/web-1.js"</script>')
    expect([...packed.matchAll(/(?:href|src)="\/(assets\/[^"]+\.js)"/g)].map(([, path]) => path)).toEqual(
      preload,
    )
  })

  it('leaves to the head’s script what stands for what, where not all get to see the page', () => {
    const stands = { 'assets/web-1.js': 'assets/web.pack-9.js', 'assets/x-3.js': 'assets/page.pack-9.js' }
    const standsElse = { 'assets/web-1.js': 'assets/web.pack-9.js' }
    const some = composePage(template, { ...rendered, head: '' }, { ...assets, stands, standsElse })
    expect(some).not.toContain('importmap')
    expect(standsIn(some)).toEqual(stands)
    expect(some).toContain(
      '<script type="other-map">{"imports":{"/assets/web-1.js":"/assets/web.pack-9.js"}}</script>',
    )
  })

  it('has no import map where nothing stands for anything', () => {
    expect(page).not.toContain('importmap')
    expect(standsIn(page)).toEqual({})
  })

  it('moves data blocks behind the first screen', () => {
    expect(page).toMatch(/<script type="application\/json" id="seed">\{"a":1\}<\/script><\/body>/)
    expect(page.match(/id="seed"/g)).toHaveLength(1)
  })

  it('refuses a stylesheet that would end its element', () => {
    const bad = { ...assets, styles: [{ path: 'a.css', text: '/* </style> */' }] }
    expect(() => composePage(template, rendered, bad)).toThrow('cannot be inlined')
  })
})

describe('the policy', () => {
  const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

  it('hashes each inline block once, byte for byte, and neither files nor data', () => {
    const page = `<script>\n a</script><script src="/b.js"></script><script type="application/json">{}</script><style>c</style>`
    expect(cspHashes({ 'a.html': page, 'b.html': `${page}<style>d</style>` })).toEqual({
      script: [sha256('\n a')],
      style: [sha256('c')],
      pages: { 'a.html': { script: [], style: [] }, 'b.html': { script: [], style: [sha256('d')] } },
    })
  })

  it('allows an import map on its own page only', () => {
    const text = (to: string) => `{"imports":{"/a.js":"/${to}.js"}}`
    const map = (to: string, type = 'importmap') => `<script type="${type}">${text(to)}</script>`
    expect(
      cspHashes({ 'a.html': map('one'), 'b.html': map('two', 'seen-map') + map('three', 'other-map') }),
    ).toMatchObject({
      script: [],
      pages: {
        'a.html': { script: [sha256(text('one'))] },
        'b.html': { script: [sha256(text('two')), sha256(text('three'))] },
      },
    })
  })

  it('finds style attributes and handlers, and only outside scripts', () => {
    expect(forbiddenInline('<p style="a">x</p><a onclick="b()">y</a>')).toHaveLength(2)
    expect(forbiddenInline('<script>x = \'<p style="a">\'</script><p class="style">on="a"</p>')).toEqual([])
  })
})

it('rewrites: pages get the shell, LIFF its own entry, an unknown address the shell with 404', () => {
  const rules = rewrites(['/', '/brochure/:id', '/liff/:name', '*'])
  expect(rules).toEqual([
    { path: '/', file: 'index.html', status: 200 },
    { path: '/liff', file: 'liff/index.html', status: 200 },
    { path: '/liff/*', file: 'liff/index.html', status: 404 },
    { path: '/brochure/:id', file: 'shell.html', status: 200 },
    { path: '/*', file: 'shell.html', status: 404 },
  ])
})

it('chunks come once each, what they import before them; styles in the same order', () => {
  const manifest = {
    a: { file: 'a.js', css: ['a.css'], imports: ['b', 'c'] },
    b: { file: 'b.js', css: ['b.css'], imports: ['c'] },
    c: { file: 'c.js', css: ['b.css'] },
  }
  const chunks = chunksOf(manifest, ['a'])
  expect(chunks.map(({ file }) => file)).toEqual(['c.js', 'b.js', 'a.js'])
  expect(stylesOf(chunks)).toEqual(['b.css', 'a.css'])
  expect(() => chunksOf(manifest, ['d'])).toThrow('d is not a chunk of this build')
})

it('web and LIFF share chunks, never entries', () => {
  const chunk = (imports: string[], dynamicImports: string[] = []) => ({
    file: 'x.js',
    imports,
    dynamicImports,
  })
  const shared = { core: chunk([]), 'liff/sdk/sdk.ts': chunk([]) }
  expect(
    entryFaults({
      ...shared,
      'index.html': chunk(['core']),
      'liff/index.html': chunk(['core'], ['liff/sdk/sdk.ts']),
    }),
  ).toEqual([])
  expect(
    entryFaults({ ...shared, 'index.html': chunk([]), 'liff/index.html': chunk(['index.html']) }),
  ).toEqual(['The LIFF entry imports the web entry.'])
  expect(
    entryFaults({ ...shared, 'index.html': chunk([], ['liff/sdk/sdk.ts']), 'liff/index.html': chunk([]) }),
  ).toEqual(['The web reaches liff/sdk/sdk.ts.'])
})

it('ENV-1 the SDK is found in whatever chunk the web reaches, late ones too', () => {
  const manifest = {
    'index.html': { file: 'web.js', imports: ['core'], dynamicImports: ['page'] },
    'liff/index.html': { file: 'liff.js', imports: ['core'], dynamicImports: ['sdk'] },
    core: { file: 'core.js' },
    page: { file: 'page.js' },
    sdk: { file: 'sdk.js' },
  }
  const texts = (held: string) => (file: string) => (file === held ? 'a("__liffConfig")' : 'a()')
  expect(sdkFaults(manifest, texts('sdk.js'))).toEqual([])
  expect(sdkFaults(manifest, texts('core.js'))).toEqual(['The web reaches the LIFF SDK in core.'])
  expect(sdkFaults(manifest, texts('page.js'))).toEqual([
    'The web reaches the LIFF SDK in page.',
    'LIFF reaches no LIFF SDK.',
  ])
})

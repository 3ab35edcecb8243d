/** What LINE's in-app browser lacks or does otherwise (line.md §5) and a desktop can prove by reading the source. */
import { expect, it } from 'vitest'
import { isTest, readSources } from '../../scripts/check/sources.ts'

const shipped = readSources().filter(({ path }) => /^(src|liff|index)/.test(path) && !isTest(path))
const code = shipped.filter(({ path }) => /\.tsx?$/.test(path))
const styles = shipped.filter(({ path }) => path.endsWith('.css'))

/** Files in which the pattern occurs. */
const withMatch = (files: typeof shipped, pattern: RegExp) =>
  files.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

it('ENV-1 looks at the whole site', () => {
  expect(code.length).toBeGreaterThan(200)
  expect(styles.length).toBeGreaterThan(60)
})

it('ENV-1 no service worker: LIFF has none, and its cache cannot be cleared by the member', () => {
  expect(withMatch(code, /serviceWorker/)).toEqual([])
})

it('ENV-1 a download goes through the platform, which knows where downloads work', () => {
  expect(withMatch(code, /\bdownload=|\.download = /)).toEqual(['src/platform/web/save-image.ts'])
})

it('ENV-1 only the platform and the LIFF entry ask which browser this is', () => {
  expect(withMatch(code, /navigator\.userAgent/)).toEqual([
    'src/platform/line-host.ts',
    'src/platform/web/save-image.ts',
    'liff/boot.ts',
  ])
})

it('ENV-1 a new window is opened by the platform: inside LINE it would replace the page', () => {
  expect(withMatch(code, /window\.open\(/)).toEqual(['src/platform/web/web-platform.ts'])
  // A link into the sandbox's own pages is for whoever tries the site, not for a member.
  const links = code.filter(({ text }) => text.includes('target="_blank"') && !text.includes('/sandbox/'))
  expect(links.length).toBeGreaterThan(0)
  for (const { text } of links) expect(text).toContain('platform().openExternal(')
})

it('ENV-1 heights follow the window as its bars come and go, and are there for browsers that do not know dvh', () => {
  const faults = styles.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at, lines) => {
      const [, property] = /^\s*((?:min-|max-)?(?:height|width)):.*\d(?:vh|dvh)\b/.exec(line) ?? []
      // Paper has no bars that come and go.
      const onPaper = lines.slice(Math.max(0, at - 8), at).includes('@media print {')
      if (!property || onPaper || path.includes('print')) return []
      const beside = [lines[at - 1], lines[at + 1]].filter((other) =>
        other?.trim().startsWith(`${property}:`),
      )
      const paired = beside.some((other) => other?.replaceAll('dvh', 'vh') === line.replaceAll('dvh', 'vh'))
      const inSupports = /@supports \(height: 1dvh\)/.test(text)
      return paired || inSupports || property.endsWith('width') ? [] : [`${path}:${at + 1} ${line.trim()}`]
    }),
  )
  expect(faults).toEqual([])
})

it('ENV-1 both pages reach under the notch, and ask for a page that shrinks with the keyboard', () => {
  const pages = shipped.filter(({ path }) => path.endsWith('index.html'))
  expect(pages.map(({ path }) => path)).toEqual(['liff/index.html', 'index.html'])
  for (const { text } of pages) {
    expect(text).toContain('viewport-fit=cover')
    expect(text).toContain('interactive-widget=resizes-content')
    expect(text).not.toMatch(/maximum-scale|user-scalable/)
  }
})

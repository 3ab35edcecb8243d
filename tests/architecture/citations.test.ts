/**
 * What comments cite is in the repository: sections of docs/domain.md, docs/line.md and docs/specification.md by number,
 * parts of docs/ARCHITECTURE.md by name, decisions by number, pages by path. Papers that are elsewhere are not cited.
 */
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Papers {
  /** Numbers of the sections, by page: `4.1` of `domain`. */
  readonly sections: Readonly<Record<string, readonly string[]>>
  /** Names of the parts of ARCHITECTURE.md. */
  readonly parts: readonly string[]
  readonly decisions: readonly string[]
  readonly pages: readonly string[]
}

const NUMBERED = ['domain', 'line', 'specification'] as const

/** `§1.2`, `§1 and §2`, `§2.3, §2.7`, each number by itself. */
const SECTIONS = /\b([a-z]+)\.md ((?:(?:, | and |, and )?§\d+(?:\.\d+)?)+)/g
const PARTS = /ARCHITECTURE\.md (?:\\?")([^"\\]+)/g
const DECISIONS = /\bdecisions?[ /](\d{3})\b/g
const PAGES = /\bdocs\/([\w/-]+\.md)\b/g
/** Names of papers that this repository has not, and pages of a design that nobody can open. */
const ELSEWHERE =
  /\b(?:product-spec|architecture §|reliability(?:\.md)? §|stack\.md §|liff\.md §|anchors\.md|design board|[Bb]oards? \d\d)\b/g

/** What of a text leads nowhere. */
function lost(text: string, papers: Papers): string[] {
  const found: string[] = []
  for (const [, page, numbers] of text.matchAll(SECTIONS))
    for (const [, number] of numbers!.matchAll(/§(\d+(?:\.\d+)?)/g))
      if (!papers.sections[page!]?.includes(number!)) found.push(`${page}.md §${number}`)
  for (const [, part] of text.matchAll(PARTS))
    if (!papers.parts.includes(part!)) found.push(`ARCHITECTURE.md "${part}"`)
  for (const [, number] of text.matchAll(DECISIONS))
    if (!papers.decisions.includes(number!)) found.push(`decision ${number}`)
  for (const [, page] of text.matchAll(PAGES)) if (!papers.pages.includes(page!)) found.push(`docs/${page}`)
  return [...found, ...(text.match(ELSEWHERE) ?? [])]
}

const read = (path: string) => readFileSync(path, 'utf8')
const headings = (page: string): string[] => read(page).match(/^#{2,4} .+$/gm) ?? []

const papers: Papers = {
  sections: Object.fromEntries(
    NUMBERED.map((page) => [
      page,
      headings(`docs/${page}.md`).flatMap((heading) => /^#+ (\d+(?:\.\d+)?)/.exec(heading)?.[1] ?? []),
    ]),
  ),
  parts: headings('docs/ARCHITECTURE.md').map((heading) => heading.replace(/^#+ /, '')),
  decisions: globSync('docs/decisions/*.md').flatMap((path) => /(\d{3})-/.exec(path)?.[1] ?? []),
  pages: globSync('docs/**/*.md').map((path) => path.replaceAll('\\', '/').slice('docs/'.length)),
}

const sources = globSync([
  '{src,liff,contracts,rules,server,sandbox,scripts,tests,bench}/**/*.{ts,tsx,css,mjs,html}',
  '*.{ts,cjs,html}',
  '.*.cjs',
]).filter((path) => !/tests[\\/]architecture[\\/](?:citations|specification)\.test\.ts$/.test(path))

it('every paper, section, part and decision that is cited is in docs/', () => {
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.flatMap((path) => lost(read(path), papers).map((what) => `${path}: ${what}`))).toEqual([])
})

it('finds what leads nowhere', () => {
  const small: Papers = {
    sections: { domain: ['1', '2.1'] },
    parts: ['Exactly once'],
    decisions: ['001'],
    pages: ['errors.md'],
  }
  const text =
    '(domain.md §1 and §2.1; domain.md §9) ARCHITECTURE.md "Exactly once", ARCHITECTURE.md "Twice", decision 001, ' +
    'decision 999, docs/errors.md, docs/gone.md, line.md §1, board 07.1'
  expect(lost(text, small)).toEqual([
    'domain.md §9',
    'line.md §1',
    'ARCHITECTURE.md "Twice"',
    'decision 999',
    'docs/gone.md',
    'board 07',
  ])
})

it('every decision is in the list of them, under its number', () => {
  const list = read('docs/decisions/README.md')
  const missing = globSync('docs/decisions/[0-9]*.md').filter((path) => {
    const [file] = path.replaceAll('\\', '/').split('/').slice(-1)
    return !list.includes(`[${file!.slice(0, 3)}](${file!})`)
  })
  expect(missing).toEqual([])
})

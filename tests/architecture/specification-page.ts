/** Reads docs/specification.md and says what of it is not so. Pure: files are asked for through `Repository`. */

export interface Row {
  id: string
  /** Heading above the table. */
  section: string
  cells: readonly string[]
}

interface Citation {
  file: string
  title: string
}

/** What the page is held against. */
export interface Repository {
  /** Text of a file by its path from the root; null where there is none. */
  read: (path: string) => string | null
}

const STATES = /^(?:as written|otherwise: .+)$/
const LINK = /\]\(([^)\s]+)\)/g
const CITATION = /`([^`]+)` “([^”]+)”/g
const CODE = /`([^`]+)`/g

/** Cells of a table's line; a bar in a cell is written `\|`. */
const cellsOf = (line: string): string[] =>
  line
    .slice(1, line.lastIndexOf('|'))
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))

export function readRows(page: string): Row[] {
  const rows: Row[] = []
  let section = ''
  for (const line of page.split('\n')) {
    const heading = /^#{2,3} (.+)$/.exec(line)
    if (heading) section = heading[1]!
    if (/^\| S\d/.test(line)) {
      const [id, ...cells] = cellsOf(line)
      rows.push({ id: id!, section, cells })
    }
  }
  return rows
}

/** Paths of the table of routes, and those named as our own below it. */
export function routesOf(page: string): string[] {
  const part = page.slice(page.indexOf('### Routes'), page.indexOf('### Header'))
  const named = part
    .split('\n')
    .filter((line) => /^\| S2\.|^Ours/.test(line))
    .flatMap((line) => [...(line.startsWith('|') ? cellsOf(line)[1]! : line).matchAll(CODE)])
    .map(([, code]) => code!)
  return [...new Set(named.filter((code) => code.startsWith('/')))].toSorted()
}

/** Method and path of every call in the table of calls. */
export const callsOf = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ cells }) => /^`((?:GET|POST) \/\S+)`$/.exec(cells[0]!)?.[1] ?? [])

const citationsOf = ({ cells }: Row): Citation[] =>
  [...cells.at(-2)!.matchAll(CITATION)].map(([, file, title]) => ({ file: file!, title: title! }))

/** Whether a test, or a group of tests, of that title stands in the source, as written there. */
export function hasTitle(source: string, title: string): boolean {
  const named = /(?:\b(?:it|test|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g
  return [...source.matchAll(named)].some(([, , written]) => written!.replaceAll("\\'", "'") === title)
}

/** Every fault of the page, one line each, beginning with the row's id. */
export function faultsOf(page: string, { read }: Repository): string[] {
  const rows = readRows(page)
  const faults: string[] = []
  const seen = new Set<string>()
  for (const row of rows) {
    const { id, cells } = row
    const say = (fault: string) => faults.push(`${id}: ${fault}`)
    if (seen.has(id)) say('this id is there twice')
    seen.add(id)
    const [where, tests, state] = cells.slice(-3) as [string, string, string]
    const places = [...where.matchAll(CODE)].map(([, file]) => file!)
    if (places.length === 0) say('nothing says where')
    for (const file of places) if (read(file) === null) say(`there is no file ${file}`)
    const cited = citationsOf(row)
    if (cited.length === 0) say('no test')
    for (const { file, title } of cited) {
      const source = read(file)
      if (source === null) say(`there is no test file ${file}`)
      else if (!hasTitle(source, title)) say(`${file} has no test “${title}”`)
    }
    const rest = tests.replaceAll(CITATION, '').replaceAll(/[;\s]/g, '')
    if (rest !== '') say(`cannot read ${tests}`)
    if (!STATES.test(state)) say(`no state: ${state}`)
    const decisions = [...state.matchAll(LINK)].map(([, link]) => link!)
    if (state.startsWith('otherwise') && !decisions.some((link) => link.startsWith('decisions/')))
      say('otherwise without a decision')
  }
  for (const [, link] of page.matchAll(LINK))
    if (!/^https?:/.test(link!) && read(`docs/${link!.replace(/#.*/, '')}`) === null)
      faults.push(`page: ${link} leads nowhere`)
  return faults
}

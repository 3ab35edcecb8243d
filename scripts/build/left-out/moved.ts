/**
 * What a library has every page carry and few use, moved to where it is used, and what nobody does, to nowhere. Each
 * place is known to the letter: one that is there more or less often than told fails the build.
 */
interface Move {
  readonly from: string
  readonly to: string
  readonly times: number
}

const core = '@tanstack/query-core/build/modern'

/** How an infinite query fetches its pages stands in every query; here it comes with the observer of infinite ones, 0.5 kB of the landing. */
const infinite: Readonly<Record<string, readonly Move[]>> = {
  [`${core}/query.js`]: [
    { from: 'import { infiniteQueryBehavior } from "./infiniteQueryBehavior.js";\n', to: '', times: 1 },
    {
      from: '(this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : this.options.behavior)',
      to: 'this.options.behavior',
      times: 1,
    },
  ],
  [`${core}/infiniteQueryObserver.js`]: [
    {
      from: 'import { hasNextPage, hasPreviousPage }',
      to: 'import { hasNextPage, hasPreviousPage, infiniteQueryBehavior }',
      times: 1,
    },
    {
      from: 'options._type = "infinite";',
      to: 'options._type = "infinite"; options.behavior = infiniteQueryBehavior(options.pages);',
      times: 2,
    },
  ],
}

/** What a write goes through stands in the cache of all queries; here it comes with the observer of writes, which makes them. 1 kB of the landing. */
const mutation: Readonly<Record<string, readonly Move[]>> = {
  [`${core}/mutationCache.js`]: [
    { from: 'import { Mutation } from "./mutation.js";\n', to: '', times: 1 },
    { from: 'build(client, options, state) {', to: 'build(client, options, state, Mutation) {', times: 1 },
  ],
  [`${core}/mutationObserver.js`]: [
    { from: 'import { getDefaultState } from', to: 'import { getDefaultState, Mutation } from', times: 1 },
    {
      from: '.build(this.#client, this.options)',
      to: '.build(this.#client, this.options, undefined, Mutation)',
      times: 1,
    },
  ],
}

/**
 * A page of ours is in no window that another LIFF app opened (liff.subWindow; the sandbox's and LINE's own chats open none): it shakes
 * hands with nobody, and the bus for it comes with who opens such a window, 5 kB of each start inside LINE.
 */
const handshake: Readonly<Record<string, readonly Move[]>> = {
  '@liff/init/lib/index.es.js': [{ from: '!ie()||ne()?[3,2]:[4,Xe()]', to: '[3,2]', times: 1 }],
  '@liff/login/lib/index.es.js': [
    { from: 'import{getMessageBus as b}from"@liff/sub-window";', to: '', times: 1 },
    { from: '(null===(o=b())||void 0===o?void 0:o.isReady())', to: '!1', times: 1 },
  ],
}

/** Of each link a mark that it may lead to a route made known while the site runs: ours all are from its start (cut-short.ts). 0.9 kB of the landing before it is compressed. */
const discovery: Readonly<Record<string, readonly Move[]>> = {
  'react-router/dist/production/lib/dom/lib.js': [
    {
      from: '"data-discover": !isAbsolute && discover === "render" ? "true" : void 0',
      to: '',
      times: 2,
    },
  ],
}

export const moves = { ...infinite, ...mutation, ...handshake, ...discovery }

/** The code of a library's file with what is moved; null for a file that nothing is moved from or to. */
export function moved(code: string, id: string): string | null {
  const [file, known] = Object.entries(moves).find(([one]) => id.endsWith(`/node_modules/${one}`)) ?? []
  if (!known) return null
  return known.reduce((text, { from, to, times }) => {
    const found = text.split(from).length - 1
    if (found !== times) throw new Error(`${file} has ${found} times, not ${times}: ${from}`)
    return text.replaceAll(from, () => to)
  }, code)
}

import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { at, root } from '../../lib/paths.mjs'
import { coloursOf, contrastFaults, type Theme, themes, withColours } from './colours.ts'

const colours = z.record(z.string(), z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'a colour is #rrggbb')))

/** A brand's file (decision 049): what is not in it stays as it is. */
const brandFile = z.strictObject({
  /** What the site is called where the platform has not said its name: titles, previews, the waiting screen. */
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[^<>'"\\`$]+$/))),
  /** The mark beside the name, and the browser's icon: a file beside this one. Drawn by itself on every ground, in both themes. */
  mark: z.optional(
    z.string().check(z.regex(/^[\w-]+(?:\/[\w-]+)*\.svg$/, 'an .svg beside the file of the brand')),
  ),
  /** Folder beside this file with the pictures of shared links, as `npm run cards` draws them. */
  cards: z.optional(
    z.string().check(z.regex(/^[\w-]+(?:\/[\w-]+)*$/, 'a folder beside the file of the brand')),
  ),
  /** By theme, by the names of src/ui/styles/tokens.css. */
  colours: z.optional(z.strictObject({ dark: z.optional(colours), light: z.optional(colours) })),
})

export type Brand = z.infer<typeof brandFile>

export const tokensFile = at('src', 'ui', 'styles', 'tokens.css')

/** The brand that is built: the file of `VITE_BRAND`; without one nothing is changed. Throws with every fault of it. */
export const brandBuilt = (env: NodeJS.ProcessEnv = process.env): Brand =>
  env.VITE_BRAND ? brandAt(env.VITE_BRAND) : {}

/** The brand of a file, by its path from the root of the project. Throws with every fault of it. */
export function brandAt(path: string): Brand {
  const file = resolve(root, path)
  if (!existsSync(file)) throw new Error(`The brand ${path} is not there.`)
  const { brand, faults } = readBrand(readFileSync(file, 'utf8'), readFileSync(tokensFile, 'utf8'))
  const all = [...faults, ...assetFaults(brand, dirname(file))]
  if (all.length > 0) throw new Error(all.map((fault) => `${path}: ${fault}`).join('\n'))
  return brand
}

/** Where a file or a folder of the brand that is built lies, by what its file says; null where it says nothing. */
export const assetOf = (told: string | undefined, env: NodeJS.ProcessEnv = process.env): string | null =>
  told === undefined || !env.VITE_BRAND ? null : join(dirname(resolve(root, env.VITE_BRAND)), told)

/** What in an .svg is no drawing: it is served from the site's own origin. */
const LIVE = /<script|<foreignObject|\son\w+\s*=|javascript:|href\s*=\s*["']?\s*(?!#)/i

function assetFaults({ mark, cards }: Brand, folder: string): string[] {
  const faults: string[] = []
  const drawn = mark === undefined ? null : join(folder, mark)
  if (drawn !== null && !existsSync(drawn)) faults.push(`mark: ${mark} is not there`)
  else if (drawn !== null && LIVE.test(readFileSync(drawn, 'utf8')))
    faults.push(`mark: ${mark} has more in it than a drawing`)
  if (cards !== undefined && !existsSync(join(folder, cards, 'default.png')))
    faults.push(`cards: ${cards} has no default.png; npm run cards draws them`)
  return faults
}

/** What a file says, held against the shape of a brand, the tokens that there are, and what the eye needs. */
export function readBrand(text: string, tokens: string): { brand: Brand; faults: string[] } {
  const read = brandFile.safeParse(parse(text))
  if (!read.success) {
    const faults = read.error.issues.map((issue) => {
      const besides = issue.code === 'unrecognized_keys' ? `knows no ${issue.keys.join(', ')}` : issue.message
      return `${issue.path.join('.') || 'the file'}: ${besides}`
    })
    return { brand: {}, faults }
  }
  const brand = read.data
  return { brand, faults: themes.flatMap((theme) => themeFaults(brand, theme, tokens)) }
}

function themeFaults(brand: Brand, theme: Theme, tokens: string): string[] {
  const own = brand.colours?.[theme] ?? {}
  const known = coloursOf(tokens, theme)
  const unknown = Object.keys(own).filter((name) => !known.get(name)?.startsWith('#'))
  if (unknown.length > 0)
    return unknown.map((name) => `colours.${theme}.${name} is no opaque colour of tokens.css`)
  return contrastFaults(theme, coloursOf(branded(tokens, brand), theme))
}

/** The sheet of tokens in a brand's colours. */
export const branded = (tokens: string, brand: Brand): string =>
  themes.reduce((css, theme) => withColours(css, theme, brand.colours?.[theme] ?? {}), tokens)

/** The words of the shell with a brand's name; the source of the catalogue's file, in any language. */
export const named = (shell: string, { name }: Brand): string =>
  name === undefined ? shell : shell.replace(/(\bsiteName: )'[^']*'/, `$1'${name}'`)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

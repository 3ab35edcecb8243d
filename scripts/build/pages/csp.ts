import { createHash } from 'node:crypto'
import { anyMap } from './html.ts'

/** What the Content-Security-Policy has to allow by name: the inline blocks of our own pages. */
export interface CspHashes {
  /** Of every page: there are few. */
  script: string[]
  /** Of more than one page. */
  style: string[]
  /** By the page's file, of that page alone; scripts are import maps. */
  pages: Record<string, { script: string[]; style: string[] }>
}

/**
 * Hashes of every inline script and style of the pages, ready to be appended to script-src and style-src.
 * A JSON block is not a script: nothing runs it, and the policy does not ask about it.
 */
export function cspHashes(pages: Readonly<Record<string, string>>): CspHashes {
  const script = Object.values(pages).flatMap((page) =>
    blocks(
      page,
      new RegExp(
        `<script(?![^>]*\\s(?:src=|type="(?:application/json|${anyMap})"))[^>]*>([\\s\\S]*?)</script>`,
        'g',
      ),
    ),
  )
  const styles = Object.entries(pages).map(
    ([file, page]) => [file, unique(blocks(page, /<style[^>]*>([\s\S]*?)<\/style>/g))] as const,
  )
  const all = styles.flatMap(([, hashes]) => hashes)
  const isShared = (hash: string) => all.indexOf(hash) !== all.lastIndexOf(hash)
  return {
    script: unique(script),
    style: unique(all.filter(isShared)),
    pages: Object.fromEntries(
      styles.map(([file, hashes]) => [
        file,
        {
          script: unique(
            blocks(pages[file]!, new RegExp(`<script type="(?:${anyMap})">([\\s\\S]*?)</script>`, 'g')),
          ),
          style: hashes.filter((hash) => !isShared(hash)),
        },
      ]),
    ),
  }
}

/** Style attributes and event handlers cannot be allowed by hash: a page that has one is broken under our policy. */
export function forbiddenInline(page: string): string[] {
  const withoutBlocks = page.replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, '')
  return [...withoutBlocks.matchAll(/<[a-z][^>]*\s(style|on[a-z]+)="[^"]*"/g)].map((match) => match[0])
}

function blocks(page: string, pattern: RegExp): string[] {
  return [...page.matchAll(pattern)].map(
    (match) => `'sha256-${createHash('sha256').update(match[1]!).digest('base64')}'`,
  )
}

const unique = (values: string[]): string[] => [...new Set(values)]

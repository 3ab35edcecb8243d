import { createHash } from 'node:crypto'

/** What the Content-Security-Policy has to allow by name: the inline blocks of our own pages. */
export interface CspHashes {
  script: string[]
  style: string[]
}

/**
 * Hashes of every inline script and style of the pages, ready to be appended to script-src and style-src.
 * A JSON block is not a script: nothing runs it, and the policy does not ask about it.
 */
export function cspHashes(pages: readonly string[]): CspHashes {
  const script = pages.flatMap((page) =>
    blocks(page, /<script(?![^>]*\s(?:src=|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/g),
  )
  const style = pages.flatMap((page) => blocks(page, /<style[^>]*>([\s\S]*?)<\/style>/g))
  return { script: unique(script), style: unique(style) }
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

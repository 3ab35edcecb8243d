/** How long a browser keeps what is served (`Cache-Control`). */
export const CACHE = {
  /** What Vite names by its content never changes. */
  assets: 'public, max-age=31536000, immutable',
  /** A page is the same for everybody, and asked for again after five minutes (docs/decisions/133-a-page-for-five-minutes.md). */
  page: 'public, max-age=300',
  /** The page in the place of an address that there is not: the next build may have it. */
  missing: 'no-cache',
  /** A picture or poster may change. */
  other: 'public, max-age=86400',
} as const

/**
 * A public page's data as the build saw it, baked into its HTML as a JSON block. It fills the query cache before the
 * first render, so that hydration finds what the HTML shows; being of another day, it is fetched again right after.
 */
import type { QueryClient } from '@tanstack/react-query'

export interface Seed {
  /** When the build asked, epoch ms. */
  at: number
  entries: ReadonlyArray<{ key: readonly unknown[]; data: unknown }>
}

export const SEED_ID = 'seed'

/** `updatedAt`, epoch ms: as when it was asked for; long ago unless told, so that it is asked for again. */
export function plantSeed(client: QueryClient, seed: Seed, updatedAt = 0): void {
  for (const { key, data } of seed.entries) client.setQueryData(key, data, { updatedAt })
}

/** The seed of this document; null on pages that have none. Written by our own build, read as such. */
export function readSeed(): Seed | null {
  const text = document.getElementById(SEED_ID)?.textContent
  return text ? (JSON.parse(text) as Seed) : null
}

/** The SDK, loaded and initialised exactly once: a second `init` would spend LINE's code twice (line.md §2.4). */

/** The SDK with the modules of sdk.ts. */
export type Liff = typeof import('./sdk.ts').liff

/** The SDK's own chunk could not be loaded: blocked, or no network. */
export class SdkMissing extends Error {}

let started: Promise<Liff> | null = null

/** May never settle: the SDK may be leaving the page, or waiting for ever (line.md §2.4). Whoever waits has a watch. */
export function initLiff(liffId: string): Promise<Liff> {
  started ??= load().then(async (liff) => {
    await liff.init({ liffId })
    // The SDK paints the document light (line.md §1); the theme is ours.
    document.documentElement.style.removeProperty('color-scheme')
    return liff
  })
  return started
}

/** What the SDK keeps of an earlier sign-in is no longer good, and would spoil every start (line.md §2.3). */
export async function forgetLogin(): Promise<void> {
  const liff = await load().catch(() => null)
  if (liff?.isLoggedIn()) liff.logout()
}

async function load(): Promise<Liff> {
  try {
    return (await import('./sdk.ts')).liff
  } catch (cause) {
    throw new SdkMissing('the LIFF SDK did not load', { cause })
  }
}

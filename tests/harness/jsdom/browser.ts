/**
 * What jsdom lacks and our components ask for. Only quiet stand-ins: no test may depend on their answers;
 * one that does (a media query, an element coming into view) replaces them itself.
 */

class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return []
  }
}

function matchNothing(query: string): MediaQueryList {
  const list = new EventTarget() as MediaQueryList
  return Object.assign(list, {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  })
}

/** Called once per test file by the setup. */
export function standInForBrowser(): void {
  window.matchMedia ??= matchNothing
  window.scrollTo = () => {}
  Element.prototype.scrollIntoView ??= () => {}
  Element.prototype.scrollTo ??= () => {}
  Element.prototype.hasPointerCapture ??= () => false
  Element.prototype.setPointerCapture ??= () => {}
  Element.prototype.releasePointerCapture ??= () => {}
  window.ResizeObserver ??= SilentObserver as unknown as typeof ResizeObserver
  // What began by a test's own requestIdleCallback may be called off after that test.
  window.cancelIdleCallback ??= () => {}
  // Without it React listens for the end of an animation under an old name, which no test says.
  window.AnimationEvent ??= Event as unknown as typeof AnimationEvent
  // No picture is loaded: as if each had come, so that what waits for them goes on.
  Object.defineProperties(HTMLImageElement.prototype, {
    complete: { configurable: true, get: () => true },
    naturalWidth: { configurable: true, get: () => 1 },
  })
  window.IntersectionObserver ??= SilentObserver as unknown as typeof IntersectionObserver
}

/** A channel with nobody else on it. */
export class SilentChannel extends EventTarget {
  readonly name: string
  onmessage = null
  onmessageerror = null

  constructor(name: string) {
    super()
    this.name = name
  }

  postMessage(): void {}

  close(): void {}
}

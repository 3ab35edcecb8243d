/**
 * ROUTE-7: a route-change event 250 ms after the change, pushed to the data layer where a tag manager has made one.
 * Only the path is told: queries can hold codes and return paths.
 */
declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const DELAY_MS = 250

/** Returns the cancel function, so that a redirect's first stop is not reported. */
export function reportRoute(path: string, title: string): () => void {
  const timer = setTimeout(() => {
    window.dataLayer?.push({ event: 'route_change', page_path: path, page_title: title })
  }, DELAY_MS)
  return () => clearTimeout(timer)
}

/**
 * The page that takes the place of the waiting screen is laid out a frame after what stands around it, as a served one is
 * (scripts/build/pages/first.ts): both at once are the longest task of a first visit inside LINE. `data-opening` says so to liff-splash.css.
 * What asks for a size in it before that gets the true one.
 */
import { MAIN_ID } from '#src/features/shell/SkipLink.tsx'

export function frameFirst(): void {
  const screen = document.querySelector('#root > .liff-splash')
  if (!screen) return
  const { dataset } = document.documentElement
  // Heard when React has put the page there, and before it is painted.
  const observer = new MutationObserver(() => {
    if (screen.isConnected) return
    observer.disconnect()
    if (!document.getElementById(MAIN_ID)) return
    dataset.opening = ''
    requestAnimationFrame(() => setTimeout(() => delete dataset.opening))
  })
  observer.observe(screen.parentElement!, { childList: true })
}

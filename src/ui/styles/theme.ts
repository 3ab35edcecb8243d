import { whenIdle } from '#src/lib/idle.ts'

type ThemeChoice = 'system' | 'dark' | 'light'

const lightSystem = '(prefers-color-scheme: light)'

/** The theme a choice leads to on this device now. */
function resolveTheme(choice: ThemeChoice): 'dark' | 'light' {
  if (choice !== 'system') return choice
  return matchMedia(lightSystem).matches ? 'light' : 'dark'
}

/**
 * Sets the theme of the document (and the browser's own bar) and, for 'system', keeps following the device.
 * Returns the function that stops following; call it before applying the next choice.
 */
export function applyTheme(choice: ThemeChoice): () => void {
  const paint = () => {
    const root = document.documentElement
    root.dataset.theme = resolveTheme(choice)
    // Same switch for antd-mobile's few literal dark rules.
    root.dataset.prefersColorScheme = root.dataset.theme
    // Not now: to ask for a style lays out the page, which is not even drawn yet when the site starts.
    whenIdle(() => {
      const ground = getComputedStyle(root).getPropertyValue('--ground').trim()
      document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground)
    })
  }
  paint()
  const system = matchMedia(lightSystem)
  system.addEventListener('change', paint)
  return () => system.removeEventListener('change', paint)
}

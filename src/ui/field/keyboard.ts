/**
 * The on-screen keyboard (line.md §5). iOS and older Android WebViews lay it over the page and shrink nothing but the
 * visual viewport, not even `dvh`; newer ones shrink the page, as `interactive-widget=resizes-content` asks. `<html>`
 * tells stylesheets both: `--keyboard` is how much of the window's foot it covers, for what stands there;
 * `data-keyboard` says that one is open, for what had better go.
 */

/** Less is a browser's own bar sliding in. */
const SMALLEST = 100
/** The buttons at the foot while typing (ui/field/ActionBar.tsx, and base.css): a field is not in view behind them. */
const FOOT = 88

let watching = false

/** Starts with the first field or dialog that the member meets; the landing pays nothing for it. */
export function watchKeyboard(): void {
  const viewport = window.visualViewport
  if (watching || !viewport) return
  watching = true
  const root = document.documentElement
  let width = 0
  let tallest = 0
  let covered = 0
  let open = false

  const measure = () => {
    // Turned on its side, the phone has another height without any keyboard.
    tallest = innerWidth === width ? Math.max(tallest, innerHeight) : innerHeight
    width = innerWidth
    const hidden = Math.round(innerHeight - viewport.height - viewport.offsetTop)
    const over = hidden > SMALLEST && viewport.scale < 1.05 ? hidden : 0
    const shown = over > 0 || (isTyping() && tallest - innerHeight > SMALLEST)
    if (over === covered && shown === open) return
    covered = over
    open = shown
    root.style.setProperty('--keyboard', `${covered}px`)
    root.toggleAttribute('data-keyboard', open)
    if (open) reveal(viewport)
  }
  const handleFocus = () => {
    measure()
    if (open) reveal(viewport)
  }
  viewport.addEventListener('resize', measure)
  viewport.addEventListener('scroll', measure)
  document.addEventListener('focusin', handleFocus)
  document.addEventListener('focusout', measure)
  measure()
}

/** A finger's keyboard: on a desktop a lower window is just a lower window. */
const isTyping = (): boolean =>
  document.activeElement?.matches('input, textarea, [contenteditable]') === true &&
  matchMedia('(pointer: coarse)').matches

/** Brings the field that is typed in out from behind the keyboard; one that can be seen is left where it is. */
function reveal(viewport: VisualViewport): void {
  const field = document.activeElement
  if (!field?.matches('input, textarea, select, [contenteditable]')) return
  const { top, bottom } = field.getBoundingClientRect()
  const end = viewport.offsetTop + viewport.height - FOOT
  if (top < viewport.offsetTop || bottom > end) field.scrollIntoView({ block: 'center' })
}

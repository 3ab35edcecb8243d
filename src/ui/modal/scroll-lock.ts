let locks = 0

/** True when something between the touched element and the dialog can scroll by itself. */
function canScroll(target: EventTarget | null, dialog: HTMLElement): boolean {
  let element = target instanceof Element ? target : null
  while (element && dialog.contains(element)) {
    if (element instanceof HTMLInputElement && element.type === 'range') return true
    if (element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1) {
      const { overflowX, overflowY } = getComputedStyle(element)
      if (/auto|scroll/.test(overflowX + overflowY)) return true
    }
    element = element.parentElement
  }
  return false
}

/**
 * Keeps the page behind `dialog` still and in its place. Not by `position: fixed`, which would throw a virtualised
 * list back to its top; iOS ignores `overflow: hidden` while a finger drags what cannot scroll, hence the touch guard.
 */
export function lockScroll(dialog: HTMLElement): () => void {
  const handleTouch = (event: TouchEvent) => {
    if (event.cancelable && event.touches.length === 1 && !canScroll(event.target, dialog))
      event.preventDefault()
  }
  const root = document.documentElement
  if (locks === 0) root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`)
  locks += 1
  root.dataset.locked = ''
  dialog.addEventListener('touchmove', handleTouch, { passive: false })
  return () => {
    locks -= 1
    if (locks === 0) delete root.dataset.locked
    dialog.removeEventListener('touchmove', handleTouch)
  }
}

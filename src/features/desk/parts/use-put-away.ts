import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Hears, while it is open, what puts away a part that lies over the page: Escape within it, a press or the focus elsewhere. */
export function usePutAway(
  root: RefObject<HTMLElement | null>,
  open: boolean,
  onAway: (how: 'escape' | 'elsewhere') => void,
): void {
  const away = useEffectEvent(onAway)
  useEffect(() => {
    const part = root.current
    if (!open || !part) return
    const handleElsewhere = ({ target }: Event) => {
      if (!(target instanceof Node && part.contains(target))) away('elsewhere')
    }
    // On the part itself: what lies over it hears Escape first, and it is over then.
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      away('escape')
    }
    document.addEventListener('focusin', handleElsewhere)
    document.addEventListener('pointerdown', handleElsewhere)
    part.addEventListener('keydown', handleKey)
    return () => {
      document.removeEventListener('focusin', handleElsewhere)
      document.removeEventListener('pointerdown', handleElsewhere)
      part.removeEventListener('keydown', handleKey)
    }
  }, [root, open])
}

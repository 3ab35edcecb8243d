/** Measures on the page that axe does not make. */
import type { Page } from '@playwright/test'

/** Smallest side of a touch target (house rule; WCAG 2.5.5). */
const TARGET = 44

/**
 * Interactive elements smaller than 44 px, described; empty when all is well. Links within running text are free
 * (WCAG 2.5.5, "inline"). What is drawn smaller may reach further: then pressing anywhere in a box of 44 px around its
 * middle must meet it.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const layers = [...document.querySelectorAll('dialog:modal')]
    const root = layers.at(-1) ?? document.body
    const chosen =
      'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=switch]'

    /** What a finger aims at: the label of a control that is not drawn itself. */
    const seen = (element: HTMLElement): HTMLElement | null => {
      const box = element.getBoundingClientRect()
      const style = getComputedStyle(element)
      const drawn = box.width > 1 && box.height > 1 && style.visibility === 'visible' && style.opacity !== '0'
      if (drawn && style.clipPath === 'none') return element
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
      return label && label !== element ? seen(label) : null
    }
    const inText = (element: HTMLElement) =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      [...element.parentElement!.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '',
      )
    const meets = (element: HTMLElement, x: number, y: number) => {
      const at = document.elementFromPoint(x, y)
      return (
        at !== null &&
        (element.contains(at) || at.closest('label')?.control === element || at.contains(element))
      )
    }

    const faults: string[] = []
    for (const each of root.querySelectorAll<HTMLElement>(chosen)) {
      if (each.closest('[inert], [hidden], [aria-hidden=true]') || each.matches(':disabled')) continue
      // What is folded away is not drawn, whatever its box says.
      if (each.closest('details:not([open]) > :not(summary)')) continue
      const target = seen(each)
      if (!target || inText(each)) continue
      const { width, height } = target.getBoundingClientRect()
      if (width >= least - 0.5 && height >= least - 0.5) continue
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const box = target.getBoundingClientRect()
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      const reach = least / 2 - 1
      const far = [
        [x - reach, y],
        [x + reach, y],
        [x, y - reach],
        [x, y + reach],
      ] as const
      if (far.every(([atX, atY]) => meets(target, atX, atY))) continue
      const name = each.getAttribute('aria-label') ?? each.textContent?.trim().slice(0, 40) ?? ''
      faults.push(`${each.tagName.toLowerCase()} "${name}" ${Math.round(width)}×${Math.round(height)}`)
    }
    return [...new Set(faults)]
  }, TARGET)

/** Below 960 px: tabs at the foot, and no rail (decision 112). */
export const isPhone = (page: Page): boolean => page.viewportSize()!.width < 960

/** True while the keyboard's place is within an element. */
export const focusIn = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((within) => Boolean(document.activeElement?.closest(within)), selector)

/** Pixels that the page is wider than the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { PAGE_ACTIONS } from './parts/page-actions-id.ts'

/** Buttons of the page in the header of a phone, right of its title; wide pages draw their own. */
export function PageActions({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => setPlace(document.getElementById(PAGE_ACTIONS)), [])
  return place && createPortal(children, place)
}

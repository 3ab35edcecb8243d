import type { ComponentType } from 'react'
import { loadCode } from '#src/lib/connection/code.ts'

/** A component that is loaded before it is drawn. */
export interface Part {
  readonly Component: ComponentType
  /** Once; a failure is asked again the next time. */
  load(): Promise<void>
}

/** Loaded by the route's loader, after its guard, and not beside it as React Router's `lazy` is. */
export function part(get: () => Promise<ComponentType>): Part {
  let Loaded: ComponentType | null = null
  return {
    Component: function LoadedPart() {
      if (!Loaded) throw new Error('not loaded')
      return <Loaded />
    },
    async load() {
      Loaded ??= await loadCode(get)
    },
  }
}

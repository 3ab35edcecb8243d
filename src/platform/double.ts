/** Test double: records what was asked of the platform and answers as told. */
import type { Ability, Friendship, Platform, ShareWay, StartResult } from './platform.ts'

interface Options {
  start?: StartResult
  abilities?: readonly Ability[]
  signInUrl?: string | null
  friendship?: Friendship
  /** LINE has a sheet of its own for adding the agent's account. */
  friendSheet?: boolean
  shareWay?: ShareWay
}

/** A platform that can be asked what was asked of it. */
export interface PlatformDouble extends Platform {
  /** `openExternal https://…`, `share https://…`, in order. */
  readonly calls: readonly string[]
  /** Acts as the host's back control. */
  pressHostBack: () => void
}

/** Unless told otherwise a web platform that can sign in with LINE, share, keep pictures and print; it does nothing. */
export function platformDouble(options: Options = {}): PlatformDouble {
  const calls: string[] = []
  const listeners = new Set<() => void>()
  const able = new Set<Ability>(options.abilities ?? ['lineSignIn', 'share', 'saveImage', 'print'])
  return {
    name: 'web',
    calls,
    pressHostBack() {
      const held = [...listeners]
      listeners.clear()
      held.forEach((listener) => listener())
    },
    start: async () => options.start ?? { kind: 'plain' },
    signIn: async () => options.signInUrl ?? null,
    credential: async () => null,
    signOut: async () => void calls.push('signOut'),
    nav: {
      linkTo: (path) => path,
      leave: (url) => void calls.push(`leave ${url}`),
      onHostBack(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    openExternal: (url) => void calls.push(`openExternal ${url}`),
    prepareShare: async () => options.shareWay ?? 'copy',
    share: async (link) => {
      calls.push(`share ${link.url}`)
      return able.has('share') ? 'shared' : 'unsupported'
    },
    friendship: async () => options.friendship ?? 'unknown',
    addFriend() {
      calls.push('addFriend')
      return options.friendSheet ? Promise.resolve() : null
    },
    saveImage: async (_, fileName) => {
      calls.push(`saveImage ${fileName}`)
      return able.has('saveImage') ? 'saved' : 'unsupported'
    },
    close: () => able.has('close'),
    can: (what) => able.has(what),
  }
}

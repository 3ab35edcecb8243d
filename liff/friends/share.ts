/** Sharing inside LINE (ENV-7): the friend picker where LINE allows it, else what the web can. */
import type { Platform, SharedLink, ShareResult } from '#src/platform/platform.ts'

type Sharing = Pick<Platform, 'prepareShare' | 'share'>

/**
 * The two members of the platform that share. The picker opens a window of its own first, so nothing may be awaited
 * between the tap and it: what it needs is loaded by `prepareShare` and kept.
 */
export function lineSharing(web: Sharing): Sharing {
  let picker: ((link: SharedLink) => Promise<ShareResult>) | null = null
  return {
    async prepareShare() {
      picker = await loadPicker()
      return picker ? 'lineFriends' : web.prepareShare()
    },
    share: (link) => (picker ?? web.share)(link),
  }
}

/** Null where LINE has no picker for us: too old, not signed in with LINE, or not switched on for the LIFF app. */
async function loadPicker() {
  try {
    const [{ liff }, { flexMessage }] = await Promise.all([
      import('../sdk/sdk-share.ts'),
      import('./flex-message.ts'),
    ])
    if (!liff.isLoggedIn() || !liff.isApiAvailable('shareTargetPicker')) return null
    return async (link: SharedLink): Promise<ShareResult> => {
      const message = flexMessage(link)
      if (!message) return 'unsupported'
      try {
        const sent = await liff.shareTargetPicker([message], { isMultiple: true })
        return sent ? 'shared' : 'cancelled'
      } catch {
        return 'unsupported'
      }
    }
  } catch {
    return null
  }
}

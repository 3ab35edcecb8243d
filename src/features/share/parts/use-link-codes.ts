import { useState } from 'react'
import { env } from '#src/lib/env.ts'
import type { ShareCodes } from '#src/lib/pages/share-link.ts'
import { useSession } from '#src/stores/session.ts'
import { useShareCodes } from './use-share-codes.ts'

export interface CodeFieldsProps {
  agent: string
  /** A member's agent is the site's; an agent without a member account says which one they are. */
  agentLocked: boolean
  referral: string
  agentWrong: boolean
  referralWrong: boolean
  onAgent: (value: string) => void
  onReferral: (value: string) => void
}

/** Letters of a code that stay as they are in an address. */
const right = (code: string) => /^[\w-]{0,32}$/.test(code)

/** The codes of a link that is being made: one's own to begin with, and what was typed instead of them. */
export function useLinkCodes(): { codes: ShareCodes; fields: CodeFieldsProps } {
  const own = useShareCodes()
  const member = useSession((state) => state.user !== null)
  const [typed, setTyped] = useState<{ agent?: string; referral?: string }>({})
  const agent = typed.agent ?? own.ag ?? env.agentCode
  const referral = typed.referral ?? own.code ?? ''
  return {
    // A wrong code is left out of the link: the field says so.
    codes: { ag: right(agent) ? agent : null, code: right(referral) ? referral : null },
    fields: {
      agent,
      agentLocked: member,
      referral,
      agentWrong: !right(agent),
      referralWrong: !right(referral),
      onAgent: (value) => setTyped((before) => ({ ...before, agent: value.trim() })),
      onReferral: (value) => setTyped((before) => ({ ...before, referral: value.trim() })),
    },
  }
}

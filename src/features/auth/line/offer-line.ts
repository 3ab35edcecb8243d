/** A new member whom LINE could not vouch for as they registered: asked whether its account is to be theirs. */
import type { QueryClient } from '@tanstack/react-query'
import { confirmInTurn } from '#src/dialogs/confirm.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { platform } from '#src/platform/current.ts'
import { askedFor } from '#src/stores/visit.ts'
import { lineOffer } from '#src/strings/line/line-offer.ts'
import { authConfig } from '../configure.ts'
import { linkLineAccount } from './link-line-account.ts'

const LINK_PAGE = paths.memberProfile({ tab: 'security' })

export async function offerLine(queryClient: QueryClient): Promise<void> {
  const wanted = await confirmInTurn({
    title: lineOffer.title,
    text: lineOffer.text,
    confirm: lineOffer.link,
    cancel: lineOffer.later,
  })
  if (!wanted) return
  const credential = await platform().credential()
  if (!credential) return proveAnew()
  if ((await linkLineAccount(credential, queryClient)) !== 'forgot') return
  askedFor(LINK_PAGE)
  authConfig.onForgot()
}

/** Inside LINE only opening the link again gives a proof: it leads to where the account is linked by a press. */
async function proveAnew(): Promise<void> {
  const address = await platform().signIn({ returnTo: LINK_PAGE })
  if (address) platform().nav.leave(address)
}

import { Link } from 'react-router'
import { formatBaht } from '#rules/baht.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { named } from '../bets/add-numbers.ts'
import type { PayWallet } from './pay-from.ts'
import type { SlipView } from './slip-view.ts'

const missing = (view: SlipView, wallet: PayWallet | null): number =>
  wallet ? view.total - wallet.balance : 0

/** Something else than an amount holds it back. */
export const stopped = (view: SlipView, member: boolean, wallet: PayWallet | null): boolean =>
  member && (wallet === null || missing(view, wallet) > 0)

interface SlipNotesProps {
  view: SlipView
  member: boolean
  wallet: PayWallet | null
}

/** What is left out of the slip, and why it cannot go. */
export function SlipNotes({ view, member, wallet }: SlipNotesProps) {
  return (
    <>
      {view.leftOut > 0 && <Note tone="lost">{words.closedNote(view.leftOut, named(view.closed))}</Note>}
      {member && !wallet && <Note tone="warn">{words.noWallet}</Note>}
      {member && wallet !== null && missing(view, wallet) > 0 && (
        <Note tone="warn">
          {words.short(formatBaht(missing(view, wallet)))}{' '}
          <TextLink as={Link} underline to={paths.memberDeposit()}>
            {words.deposit}
          </TextLink>
        </Note>
      )}
      {!member && view.sendable.length > 0 && <p apply="small muted text-centre">{words.signInNote}</p>}
    </>
  )
}

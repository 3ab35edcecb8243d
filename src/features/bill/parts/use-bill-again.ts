import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { BillWithLines } from '#contracts/bills.ts'
import type { LottoRound } from '#contracts/lotto.ts'
import { lottoLobbyQuery } from '#src/data/lotto/lotto.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { bills as words } from '#src/strings/lotto/bill.ts'

const takesBills = (round: LottoRound, now: number): boolean =>
  (round.state === 'open' || (round.state === 'upcoming' && round.opens_at <= now)) && now < round.closes_at

/** Puts the bill's numbers into the slip of the lottery's next open round; what they pay is asked there anew. */
export function useBillAgain(bill: BillWithLines, onGone: () => void = () => {}) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  const pour = async () => {
    const { lotteries } = await client.fetchQuery(lottoLobbyQuery())
    const round = lotteries.find(({ lottery_id }) => lottery_id === bill.round.lottery_id)?.round
    if (!round || !takesBills(round, serverNow())) return toast('info', words.noRound)
    const { pourIntoSlip } = await import('#src/stores/slip.ts')
    pourIntoSlip(
      round.round_id,
      bill.lines.map(({ bet_type, number, amount }) => ({ bet_type, number, amount })),
    )
    onGone()
    await navigate(paths.lottoRound(round.round_id))
  }
  const again = async () => {
    setBusy(true)
    await pour().catch(() => toast('lost', words.againFailed))
    setBusy(false)
  }
  return { busy, again: () => void again() }
}

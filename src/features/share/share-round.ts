import type { LottoRound } from '#contracts/lotto.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { formatDay, formatTime } from '#src/lib/time.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { openShare } from './open-share.ts'

/** Sends a round to friends: whoever opens the link sees it, and plays when signed in. */
export function shareRound(round: LottoRound): void {
  void openShare({
    path: paths.lottoRound(round.round_id),
    title: words.shareTitle(round.lottery_name, round.title),
    text: words.shareText(`${formatDay(round.closes_at)} ${formatTime(round.closes_at)}`),
    card: 'lotto',
    action: words.shareAction,
  })
}

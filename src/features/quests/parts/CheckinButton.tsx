import type { Checkin } from '#contracts/quest.ts'
import { doCheckin } from '#contracts/quest.ts'
import { agreeToReward } from '#src/dialogs/consent.ts'
import { useMoneyAct } from '#src/forms/use-money-act.ts'
import { moneyWrite } from '#src/strings/money/money-write.ts'
import { quests as words } from '#src/strings/rewards/quests.ts'
import { rewardText } from '#src/lib/reward.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Check } from '#src/ui/icons.ts'
import styles from '../quests.module.css'
import { useCollect } from './use-collect.ts'

/** The vermilion action of the page, until today is done. */
export function CheckinButton({ checkin }: { checkin: Checkin }) {
  const { place, handleGiven, handleFailure } = useCollect<HTMLDivElement>()
  const { phase, busy, act, checkAgain } = useMoneyAct(doCheckin, 'checkin', {
    onDone: ({ data }) => handleGiven(data.credited, words.checkinDone(data.checkin.streak)),
    onNothingDone: handleFailure,
  })
  const today = checkin.days.find(({ state }) => state === 'today')
  return (
    <div ref={place} tabIndex={-1} className={styles.action}>
      {phase === 'unknown' ? (
        <>
          <p role="status" apply="small muted">
            {moneyWrite.unknownText}
          </p>
          <Button tone="cta" block onClick={checkAgain}>
            {moneyWrite.checkAgain}
          </Button>
        </>
      ) : today ? (
        <Button
          tone="cta"
          block
          busy={busy || phase === 'checking'}
          onClick={() => void act(() => agreeToReward(today.reward, { of: 'reward', name: words.checkin }))}
        >
          {words.checkIn(today.no, rewardText(today.reward))}
        </Button>
      ) : (
        <Done checkin={checkin} />
      )}
    </div>
  )
}

/** What comes tomorrow. After the last day of a round the first reward comes again. */
function Done({ checkin: { days } }: { checkin: Checkin }) {
  const next = days.find(({ state }) => state === 'ahead')
  return (
    <p role="status" apply="grid centred tall-48 gap-2 text-centre">
      <span apply="inline-row middle gap-6 medium won">
        <Check size={18} />
        {words.checkedIn}
      </span>
      <span apply="small muted">{next ? words.tomorrow(rewardText(next.reward)) : words.newRound}</span>
    </p>
  )
}

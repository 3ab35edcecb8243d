import { Link } from 'react-router'
import { type Quest, redeemEventQuest, redeemQuest } from '#contracts/quest.ts'
import { useMoneyAct } from '#src/forms/use-money-act.ts'
import { moneyWrite } from '#src/strings/money-write.ts'
import { quests as words } from '#src/strings/quests.ts'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { CollectButton } from './CollectButton.tsx'
import { QuestIcon } from './QuestIcon.tsx'
import styles from './QuestRow.module.css'
import { QuestTag } from './QuestTag.tsx'
import { questProgress, questReward, questUntil } from './quest-text.ts'
import { useCollect } from './use-collect.ts'

/** The whole row leads to where the quest is done; its button collects. */
export function QuestRow({ quest }: { quest: Quest }) {
  const { quest_id: questId, event_id: eventId, title, state, progress, goal } = quest
  const { place, handleGiven, handleFailure } = useCollect<HTMLLIElement>()
  const endpoint = eventId === '' ? redeemQuest : redeemEventQuest
  const { phase, busy, act, checkAgain } = useMoneyAct(endpoint, `quest.${questId}`, {
    onDone: ({ data }) => handleGiven(data),
    onNothingDone: handleFailure,
  })
  const collect = () => void act(() => ({ quest_id: questId, ...(eventId !== '' && { event_id: eventId }) }))
  const isOpen = state === 'running' || state === 'claimable'
  const note = state === 'locked' && quest.needs !== '' ? words.needs(quest.needs) : quest.description
  const until = questUntil(quest)
  return (
    <li ref={place} tabIndex={-1} className={styles.row}>
      <span className={styles.icon}>
        <QuestIcon measure={quest.measure} />
      </span>
      <div className={styles.text}>
        {isOpen && quest.link !== '' ? (
          <Link to={quest.link} className={styles.link}>
            {title}
          </Link>
        ) : (
          <span className={styles.title}>{title}</span>
        )}
        <p className={styles.note}>{questReward(quest.reward)}</p>
      </div>
      <div className={styles.side}>
        {state === 'claimable' || phase !== 'ready' ? (
          <CollectButton {...{ title, phase }} sending={busy} onCollect={collect} onCheckAgain={checkAgain} />
        ) : (
          <QuestTag state={state} progress={progress} />
        )}
      </div>
      <div className={styles.measure}>
        <ProgressBar value={progress} max={goal} label={title} tone={progress >= goal ? 'won' : 'gold'} />
        <p className={styles.figures}>
          <span>{questProgress(quest)}</span>
          {until !== '' && <span>{until}</span>}
        </p>
        {note !== '' && <p className={styles.caption}>{note}</p>}
        {phase === 'unknown' && (
          <p role="status" className={styles.caption}>
            {moneyWrite.unknownText}
          </p>
        )}
      </div>
    </li>
  )
}

import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { type Quest, redeemEventQuest, redeemQuest } from '#contracts/quest.ts'
import { agreeToReward } from '#src/dialogs/consent.ts'
import { useMoneyAct } from '#src/forms/use-money-act.ts'
import { moneyWrite } from '#src/strings/money/money-write.ts'
import { quests as words } from '#src/strings/rewards/quests.ts'
import {
  BanknoteArrowDown,
  Calendar,
  Check,
  Gem,
  Link2,
  Lock,
  Smartphone,
  Target,
  Ticket,
  Users,
} from '#src/ui/icons.ts'
import { ProgressBar } from '#src/ui/display/ProgressBar.tsx'
import { Tag } from '#src/ui/display/Tag.tsx'
import { CollectButton } from './CollectButton.tsx'
import styles from './QuestRow.module.css'
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
  const collect = () =>
    void act(async () => {
      const agreed = await agreeToReward(quest.reward, { of: 'reward', name: title })
      return agreed && { quest_id: questId, ...(eventId !== '' && { event_id: eventId }), ...agreed }
    })
  const isOpen = state === 'running' || state === 'claimable'
  const note = state === 'locked' && quest.needs !== '' ? words.needs(quest.needs) : quest.description
  const until = questUntil(quest)
  return (
    <li ref={place} tabIndex={-1} className={styles.row}>
      <span apply="row middle centre size-40 surface-2 round-m gold">
        <QuestIcon measure={quest.measure} />
      </span>
      <div apply="shrink">
        {isOpen && quest.link !== '' ? (
          <Link to={quest.link} className={styles.link}>
            {title}
          </Link>
        ) : (
          <span className={styles.title}>{title}</span>
        )}
        <p apply="small muted">{questReward(quest.reward)}</p>
      </div>
      <div className={styles.state}>
        {state === 'claimable' || phase !== 'ready' ? (
          <CollectButton {...{ title, phase }} sending={busy} onCollect={collect} onCheckAgain={checkAgain} />
        ) : (
          <QuestTag state={state} progress={progress} />
        )}
      </div>
      <div className={styles.measure}>
        <ProgressBar value={progress} max={goal} label={title} tone={progress >= goal ? 'won' : 'gold'} />
        <p apply="row wrap between mt-6 caption figures muted gap-x-12">
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

const icons: Readonly<Record<Quest['measure'], ComponentType<{ size?: number }>>> = {
  deposit: BanknoteArrowDown,
  turnover: Gem,
  rounds: Gem,
  bills: Ticket,
  yeekee: Target,
  checkin: Calendar,
  friends: Users,
  line: Link2,
  mobile: Smartphone,
  unknown: Target,
}

/** What is to be done, as a picture. */
function QuestIcon({ measure }: Pick<Quest, 'measure'>) {
  const Icon = icons[measure]
  return <Icon size={20} />
}

/** How far a quest is; nothing where its reward can be collected, or its state is one of a later platform. */
function QuestTag({ state, progress }: Pick<Quest, 'state' | 'progress'>) {
  switch (state) {
    case 'claimed':
      return (
        <Tag tone="won" icon={<Check />}>
          {words.states.claimed}
        </Tag>
      )
    case 'locked':
      return <Tag icon={<Lock />}>{words.states.locked}</Tag>
    case 'expired':
      return <Tag>{words.states.expired}</Tag>
    case 'running':
      return <Tag>{progress > 0 ? words.states.running : words.states.untouched}</Tag>
    default:
      return null
  }
}

import { useEffect, useEffectEvent, useState } from 'react'
import { liffFailures as words } from '#src/strings/line/liff-failures.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Check, Hourglass, RefreshCw, Unplug, WifiOff } from '#src/ui/icons.ts'
import { List } from '#src/ui/list/List.tsx'
import { ListItem } from '#src/ui/list/ListItem.tsx'
import { ListRow } from '#src/ui/list/ListRow.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { Tag } from '#src/ui/display/Tag.tsx'
import type { LiffWays } from '../failure.ts'
import { FailureFrame } from './FailureFrame.tsx'
import styles from './NetworkFailure.module.css'
import { PasswordWay } from './PasswordWay.tsx'

interface NetworkFailureProps {
  /** Our own site answered meanwhile: then it is LINE's side. */
  siteAnswers: boolean
  ways: LiffWays
}

const WAIT_S = 15

/** Which of the two is silent, and the next try, which comes by itself. */
export function NetworkFailure({ siteAnswers, ways }: NetworkFailureProps) {
  const left = useCountdown(ways.onRetry)
  const [before, time] = words.networkAgain(`0:${String(left).padStart(2, '0')}`)
  return (
    <FailureFrame
      kind="network"
      icon={<WifiOff size={34} />}
      title={words.networkTitle}
      text={words.networkText}
      actions={
        <>
          <Button tone="cta" size="lg" block icon={<RefreshCw size={20} />} onClick={ways.onRetry}>
            {words.networkRetry}
          </Button>
          <PasswordWay ways={ways} />
        </>
      }
    >
      <Card className={styles.box}>
        <List>
          <ListItem>
            <ListRow
              icon={siteAnswers ? <Check size={20} /> : <WifiOff size={20} />}
              title={words.networkDevice}
              note={siteAnswers ? words.networkDeviceWorks : words.networkDeviceFails}
              value={
                <Tag tone={siteAnswers ? 'won' : 'lost'}>
                  {siteAnswers ? words.networkFine : words.networkGone}
                </Tag>
              }
            />
          </ListItem>
          <ListItem>
            <ListRow
              icon={<Unplug size={20} />}
              title={words.networkLine}
              note={words.networkLineText}
              value={<Tag tone="lost">{words.networkLineSilent}</Tag>}
            />
          </ListItem>
        </List>
      </Card>
      <Note icon={<Hourglass size={20} />} className={styles.again}>
        {before}
        <b>{time}</b>
      </Note>
    </FailureFrame>
  )
}

/** Seconds to the next try. */
function useCountdown(onEnd: () => void): number {
  const [left, setLeft] = useState(WAIT_S)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (left === 0) return end()
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return left
}

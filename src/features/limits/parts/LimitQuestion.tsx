import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { codeInTime } from '#src/dialogs/code-in-time.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { limitOffer as words } from '#src/strings/protection/limit-offer.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import styles from '../limits.module.css'

/** What an answer needs comes with it: the question is asked on pages that have much to load without it. */
const loadAnswer = () => import('./send-limit.ts').then(({ declineOffer }) => declineOffer)

/** Whether a limit is wanted: two answers of one weight. */
export function LimitQuestion() {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const decline = () => {
    setBusy(true)
    void codeInTime('limit-answer', loadAnswer)
      .then((declineOffer) => declineOffer?.(client))
      .finally(() => setBusy(false))
  }
  return (
    <Card as="section" pad aria-label={words.title}>
      <h2 apply="text-17">{words.title}</h2>
      <p apply="small muted mt-4">{words.text}</p>
      <div apply="row gap-8 mt-12">
        <Button className={styles.answer} size="sm" busy={busy} onClick={decline}>
          {words.no}
        </Button>
        <Button as={Link} to={paths.memberLimits()} className={styles.answer} size="sm">
          {words.yes}
        </Button>
      </div>
    </Card>
  )
}

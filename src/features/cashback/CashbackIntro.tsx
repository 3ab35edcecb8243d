import { cashback as words } from '#src/strings/cashback.ts'
import { Button } from '#src/ui/Button.tsx'
import { Motif } from '#src/ui/Motif.tsx'
import styles from './CashbackIntro.module.css'
import { CashbackRules } from './CashbackRules.tsx'

/** What a visitor sees: the rates and rules, and the way in. */
export function CashbackIntro({ onSignIn }: { onSignIn: () => void }) {
  return (
    <div className={styles.intro}>
      <div className={styles.head}>
        <Motif name="crest" className={styles.crest} />
        <h2>{words.introTitle}</h2>
        <p className={styles.text}>{words.introText}</p>
        <Button tone="cta" size="lg" block onClick={onSignIn} className={styles.enter}>
          {words.signIn}
        </Button>
      </div>
      <CashbackRules />
    </div>
  )
}

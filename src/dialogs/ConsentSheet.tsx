import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatBaht } from '#rules/baht.ts'
import { walletsQuery } from '#src/data/member.ts'
import { turnoverGames } from '#src/strings/money/turnover-categories.ts'
import { consent as words } from '#src/strings/rewards/consent.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Money } from '#src/ui/display/Money.tsx'
import { Checkbox } from '#src/ui/field/Checkbox.tsx'
import { ClockAlert, Gift, Lock, Undo2 } from '#src/ui/icons.ts'
import { Sheet } from '#src/ui/modal/Sheet.tsx'
import styles from './ConsentSheet.module.css'
import { type CreditTerms, endText, ownIn, walletName } from './credit-terms.ts'
import type { DialogControl } from './dialogs.ts'

/** Own money that stays free first, then what comes, what is bound, until when, and how to give it back. */
export function ConsentSheet({ control, ...terms }: CreditTerms & { control: DialogControl<boolean> }) {
  const { of, name, credit, moved, turnover, categorys, maxWithdraw } = terms
  const { data: wallets } = useQuery(walletsQuery())
  const [agreed, setAgreed] = useState(false)
  const hasMoved = moved > 0
  const most = maxWithdraw ? words.most(formatBaht(maxWithdraw, { whole: true })) : null
  return (
    <Sheet
      open={control.open}
      title={words.titles[of]}
      onClose={() => control.close(false)}
      onClosed={control.closed}
      actions={
        <>
          <Button block onClick={() => control.close(false)}>
            {words.no}
          </Button>
          <Button block tone="cta" disabled={!agreed} onClick={() => control.close(true)}>
            {words.yes(formatBaht(credit))}
          </Button>
        </>
      }
    >
      {wallets && (
        <div className={styles.own}>
          <p apply="grow shrink">
            {hasMoved ? words.ownLeft : words.own}
            <span className={styles.note}>{words.ownFree}</span>
          </p>
          <Money satang={ownIn(wallets, moved)} tone="won" className={styles.figure} />
        </div>
      )}
      <dl>
        <Term icon={<Gift size={20} />} title={words.gets} note={name}>
          {words.bonus(formatBaht(credit), walletName(wallets, terms.walletId))}
        </Term>
        <Term
          icon={<Lock size={20} />}
          title={words.binds}
          note={[words.play(formatBaht(turnover), turnoverGames(categorys)), most].filter(Boolean).join(' ')}
        >
          {hasMoved
            ? words.movedAndBonus(formatBaht(moved), formatBaht(credit))
            : words.bonusOnly(formatBaht(credit))}
        </Term>
        <Term
          icon={<ClockAlert size={20} />}
          title={words.until}
          note={hasMoved ? words.expiresMoved : words.expires}
        >
          {endText(terms)}
        </Term>
        <Term
          icon={<Undo2 size={20} />}
          title={words.quit}
          note={`${hasMoved ? words.quitMoved : words.quitBonus} ${words.order}`}
        >
          {words.quitWhere}
        </Term>
      </dl>
      <Checkbox
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
        label={hasMoved ? words.agreeMoved(formatBaht(moved)) : words.agree}
      />
    </Sheet>
  )
}

interface TermProps {
  icon: ReactNode
  title: string
  note: string
  children: ReactNode
}

function Term({ icon, title, note, children }: TermProps) {
  return (
    <div className={styles.term}>
      <dt className={styles.note}>
        <span className={styles.icon}>{icon}</span>
        {title}
      </dt>
      <dd>
        <span apply="medium">{children}</span>
        <span className={styles.note}>{note}</span>
      </dd>
    </div>
  )
}

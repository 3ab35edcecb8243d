import { useQuery } from '@tanstack/react-query'
import { Fragment, Suspense, useEffect, useState } from 'react'
import { type Control, useController, useWatch } from 'react-hook-form'
import type { Promotion } from '#contracts/promotion.ts'
import { asTyped } from '#rules/typed-baht.ts'
import { memberPromotionsQuery } from '#src/data/member-promotions.ts'
import { termsOf } from '#rules/promotion-terms.ts'
import { lazyPart } from '#src/lib/connection/code.ts'
import { whenIdle } from '#src/lib/idle.ts'
import { deposit } from '#src/strings/money/deposit.ts'
import { Note } from '#src/ui/feedback/Note.tsx'
import { ChevronDown } from '#src/ui/icons.ts'
import { useWide } from '#src/ui/layout/use-wide.ts'
import { RadioCard } from '#src/ui/choice/RadioCard.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import styles from './PromotionChoice.module.css'
import type { DepositValues } from './values.ts'

const words = deposit.promotion

// Nothing is chosen beforehand: it comes while the list is read.
const loadFigures = () => import('./PromotionFigures.tsx')
const PromotionFigures = lazyPart(async () => ({ default: (await loadFigures()).PromotionFigures }))

interface PromotionChoiceProps {
  control: Control<DepositValues>
  /** A promotion that takes one amount only sets it. */
  onAmount: (text: string) => void
}

/** Those that a deposit of this member can bring; a rebate or free credit comes without one. */
const offered = (list: readonly Promotion[] | undefined): readonly Promotion[] =>
  (list ?? []).filter((each) => {
    const { kind, unreadable } = termsOf(each.type_id, each.bundles)
    return kind === 'deposit' && unreadable.length === 0 && !each.received_at && each.blocked_reason === ''
  })

/** Nothing is ticked beforehand; what is chosen shows its turnover with the member's own figures, to be agreed to. */
export function PromotionChoice({ control, onAmount }: PromotionChoiceProps) {
  const { data, isError } = useQuery(memberPromotionsQuery())
  const { field } = useController({ control, name: 'promotion' })
  const amount = useWatch({ control, name: 'amount' })
  const list = offered(data)
  const chosen = list.find(({ promotion_agent_id }) => promotion_agent_id === field.value)
  // Where form, button and code stand in one view the list is folded, unless one is chosen.
  const wide = useWide('(min-width: 1280px)')
  const [opened, setOpened] = useState(field.value !== '')
  const isGone = data !== undefined && field.value !== '' && !chosen

  useEffect(() => whenIdle(() => void loadFigures().catch(() => {})), [])

  if (isError) return <Note tone="warn">{words.failed}</Note>
  // Folded it has its place before the list is there: most members are offered some, and the button keeps where it is.
  const awaited = wide && data === undefined
  if (list.length === 0 && !isGone && !awaited) return null

  const handleChoose = (promotion: Promotion) => {
    field.onChange(promotion.promotion_agent_id)
    const { fixedTransfer } = termsOf(promotion.type_id, promotion.bundles)
    if (fixedTransfer) onAmount(asTyped(fixedTransfer))
  }
  const choices = (
    <fieldset apply="grid shrink flush unpadded gap-8 edgeless">
      <legend className={styles.legend}>{words.title}</legend>
      {isGone && <Note tone="warn">{words.gone}</Note>}
      <PromotionOption
        name={words.none}
        note={words.noneNote}
        checked={field.value === ''}
        onChoose={() => field.onChange('')}
      />
      {list.map((promotion) => (
        <Fragment key={promotion.promotion_agent_id}>
          <PromotionOption
            name={promotion.promotion_name}
            note={promotion.description}
            checked={promotion === chosen}
            onChoose={() => handleChoose(promotion)}
          />
          {promotion === chosen && (
            <Suspense fallback={<Skeleton shape="row" count={4} />}>
              <PromotionFigures control={control} promotion={chosen} amount={amount} />
            </Suspense>
          )}
        </Fragment>
      ))}
    </fieldset>
  )
  if (!wide) return choices
  return (
    <details open={opened} className={styles.fold} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <span apply="grow shrink">
          {words.title} <b apply="semi">{chosen?.promotion_name ?? words.none}</b>
        </span>
        <ChevronDown size={18} />
      </summary>
      {choices}
    </details>
  )
}

interface PromotionOptionProps {
  name: string
  note: string
  checked: boolean
  onChoose: () => void
}

function PromotionOption({ name, note, checked, onChoose }: PromotionOptionProps) {
  return (
    <RadioCard first name="deposit-promotion" checked={checked} selected={checked} onChange={onChoose}>
      <span>
        <span apply="block medium">{name}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </RadioCard>
  )
}

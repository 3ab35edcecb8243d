import { useId } from 'react'
import type { Lottery } from '#contracts/lotto.ts'
import { Section } from '#src/ui/layout/Section.tsx'
import { SectionHead } from '#src/ui/layout/SectionHead.tsx'
import { LotteryCard } from './LotteryCard.tsx'
import styles from './WallGroup.module.css'

/** A part of the wall: rows in one card on the phone, four cards in a row from 960 px. */
export function WallGroup({ title, lotteries }: { title: string; lotteries: readonly Lottery[] }) {
  'use memo'
  const id = useId()
  return (
    <Section aria-labelledby={id} className={styles.section}>
      <SectionHead id={id} title={title} />
      {/* The role is said again: Safari drops it from lists without markers. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops it from lists without markers */}
      <ul role="list" aria-labelledby={id} className={styles.wall}>
        {lotteries.map((lottery) => (
          <LotteryCard key={lottery.lottery_id} lottery={lottery} />
        ))}
      </ul>
    </Section>
  )
}

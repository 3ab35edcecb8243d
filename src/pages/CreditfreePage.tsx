import { PromotionList } from '#src/features/promotions/PromotionList.tsx'
import { promotions as words } from '#src/strings/promotions.ts'
import { Card } from '#src/ui/Card.tsx'
import { SectionHead } from '#src/ui/SectionHead.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import styles from './PromotionsPage.module.css'
import { usePromotionFlow } from './use-promotion-flow.ts'

/** `/member/creditfree`: free credit that can be received, and what quests will be. */
export function CreditfreePage() {
  const { member, receive, details } = usePromotionFlow()
  return (
    <div className={styles.page}>
      <section className={styles.part} aria-labelledby="free-credit">
        <SectionHead id="free-credit" title={words.freeTitle} />
        <PromotionList
          member={member}
          kind="free"
          empty={{ title: words.noFree, text: words.noFreeText }}
          onReceive={(promotion) => void receive(promotion)}
          onDetails={(promotion) => void details(promotion)}
        />
      </section>
      <section className={styles.part} aria-labelledby="quests">
        <Card pad>
          <div className={styles.soon}>
            <h2 id="quests">{words.questsTitle}</h2>
            <Tag tone="line">{words.questsSoon}</Tag>
          </div>
          <p className={styles.text}>{words.questsText}</p>
          <p className={styles.text}>{words.questsNow}</p>
        </Card>
      </section>
    </div>
  )
}

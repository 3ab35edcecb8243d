import { Link } from 'react-router'
import { useOffered } from '#src/data/platform/offering.ts'
import { PromotionList } from '#src/features/promotions/PromotionList.tsx'
import { CheckinPanel } from '#src/features/quests/CheckinPanel.tsx'
import { QuestHistory } from '#src/features/quests/QuestHistory.tsx'
import { QuestList } from '#src/features/quests/QuestList.tsx'
import { useQuestView } from '#src/features/quests/use-quest-view.ts'
import { PageActions } from '#src/features/shell/PageActions.tsx'
import { paths } from '#src/lib/pages/paths.ts'
import { promotions as words } from '#src/strings/rewards/promotions.ts'
import { quests } from '#src/strings/rewards/quests.ts'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import { History } from '#src/ui/icons.ts'
import { SectionHead } from '#src/ui/layout/SectionHead.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { useWide } from '#src/ui/layout/use-wide.ts'
import styles from './CreditfreePage.module.css'
import { usePromotionFlow } from '../member/use-promotion-flow.ts'

const historyPath = paths.memberCreditfree({ view: 'history' })

/** `/member/creditfree`: check-in, quests, and below them free credit. `view=history`: what was collected. */
export function CreditfreePage() {
  const { group, isHistory, choose } = useQuestView()
  const { member, receive, details } = usePromotionFlow()
  const wide = useWide()
  const hasHistory = useOffered('quest.history')
  if (isHistory && hasHistory)
    return (
      <section apply="page-width amid page-pad-56" aria-labelledby="quest-history">
        <SectionHead
          id="quest-history"
          title={quests.history}
          action={
            <TextLink as={Link} to={paths.memberCreditfree()}>
              {quests.back}
            </TextLink>
          }
        />
        <QuestHistory />
      </section>
    )
  return (
    <div apply="page-width amid page-pad-56">
      {!wide && hasHistory && (
        <PageActions>
          <IconButton as={Link} to={historyPath} label={quests.history}>
            <History />
          </IconButton>
        </PageActions>
      )}
      <div className={styles.parts}>
        <div className={styles.checkin}>
          <CheckinPanel />
          {wide && hasHistory && (
            <TextLink as={Link} to={historyPath} chevron className={styles.history}>
              {quests.history}
            </TextLink>
          )}
        </div>
        <section className={styles.list} aria-label={quests.list}>
          <QuestList group={group} onGroup={choose} />
        </section>
        <section className={styles.free} aria-labelledby="free-credit">
          <SectionHead id="free-credit" title={words.freeTitle} />
          <PromotionList
            member={member}
            kind="free"
            quiet
            empty={{ title: words.noFree, text: words.noFreeText }}
            onReceive={(promotion) => void receive(promotion)}
            onDetails={(promotion) => void details(promotion)}
          />
        </section>
      </div>
    </div>
  )
}

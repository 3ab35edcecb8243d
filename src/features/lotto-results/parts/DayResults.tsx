import { useId } from 'react'
import { Link } from 'react-router'
import { dayPlus, noonOf } from '#rules/thai-day.ts'
import { formatDate } from '#src/lib/time.ts'
import { lottoResults as words } from '#src/strings/lotto/lotto-results.ts'
import { InfiniteScroll } from '#src/ui/antd/InfiniteScroll.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { PartError } from '#src/ui/feedback/PartError.tsx'
import { SectionHead } from '#src/ui/layout/SectionHead.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import type { ResultsViewControl } from '../use-results-view.ts'
import styles from './DayResults.module.css'
import { ResultTable } from './ResultTable.tsx'
import type { Section } from './sections.ts'
import { useDayResults } from './use-day-results.ts'

/** Tables of a day, one for each category. */
export function DayResults({ control }: { control: ResultsViewControl }) {
  const { view, today, addressOf } = control
  const { sections, failed, busy, retry, hasMore, loadMore } = useDayResults(view, today)
  if (!sections && failed) return <PartError title={words.failed} busy={busy} onRetry={retry} />
  if (!sections)
    return (
      <LoadingRegion className={styles.loading}>
        <Skeleton shape="title" />
        <Skeleton shape="row" count={6} />
      </LoadingRegion>
    )
  if (sections.length === 0) return <NoResults control={control} />
  const title = view.day === today ? words.resultsToday : words.resultsOn(formatDate(noonOf(view.day)))
  return (
    <>
      <div className={styles.sections}>
        {sections.map((section) => (
          <DaySection
            key={section.key}
            section={section}
            title={view.category ? title : section.name}
            addressOf={addressOf}
          />
        ))}
      </div>
      <InfiniteScroll hasMore={hasMore} loadMore={loadMore} />
    </>
  )
}

interface DaySectionProps {
  section: Section
  title: string
  addressOf: ResultsViewControl['addressOf']
}

function DaySection({ section, title, addressOf }: DaySectionProps) {
  const id = useId()
  const all = section.more > 0 && (
    <TextLink
      as={Link}
      to={addressOf({ category: section.key })}
      chevron
      aria-label={`${section.name} ${words.allRounds}`}
    >
      {words.allRounds}
    </TextLink>
  )
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={section.more > 0 ? words.latestRounds(section.name) : title} action={all} />
      <Card className={styles.card}>
        <ResultTable section={section} labelledBy={id} addressOf={addressOf} />
      </Card>
    </section>
  )
}

/** Why there is nothing, and the one thing to do about it. */
function NoResults({ control: { view, today, change } }: { control: ResultsViewControl }) {
  if (view.mine)
    return (
      <EmptyState
        title={words.noneMine}
        text={words.noneMineText}
        action={<Button onClick={() => change({ mine: false })}>{words.showAll}</Button>}
      />
    )
  return (
    <EmptyState
      title={view.day === today ? words.none : words.noneOn}
      text={words.noneText}
      action={<Button onClick={() => change({ day: dayPlus(view.day, -1) })}>{words.seeYesterday}</Button>}
    />
  )
}

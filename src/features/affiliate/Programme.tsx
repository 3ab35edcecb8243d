import { useQuery } from '@tanstack/react-query'
import { formatBaht } from '#rules/baht.ts'
import { affiliateConfigQuery } from '#src/data/rewards/affiliate.ts'
import { cx } from '#src/lib/cx.ts'
import { affiliate as words } from '#src/strings/rewards/affiliate.ts'
import { shell } from '#src/strings/shell.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Coins, Share2, UserPlus } from '#src/ui/icons.ts'
import { KeyValues } from '#src/ui/list/KeyValues.tsx'
import lacquer from '#src/ui/layout/lacquer.module.css'
import { Money } from '#src/ui/display/Money.tsx'
import { Motif } from '#src/ui/display/Motif.tsx'
import { SectionHead } from '#src/ui/layout/SectionHead.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { type Example, exampleOf } from './parts/example.ts'
import { RatesTable } from './parts/RatesTable.tsx'
import { Terms } from './parts/Terms.tsx'
import styles from './affiliate.module.css'

/** The programme, for who is not a member yet. */
export function Programme({ onJoin, onLogin }: { onJoin: () => void; onLogin: () => void }) {
  const query = useQuery(affiliateConfigQuery())
  if (query.data?.enabled === false) return <EmptyState title={words.closed} text={words.closedText} />
  return (
    <>
      <Hero levels={query.data?.levels ?? null} />
      <div className={styles.columns}>
        <section aria-labelledby="affiliate-how">
          <SectionHead id="affiliate-how" title={words.how} />
          <HowItWorks />
        </section>
        <section aria-labelledby="affiliate-rates" apply="grid gap-12 one-column">
          <SectionHead id="affiliate-rates" title={words.rates} />
          <Loaded
            query={query}
            failed={words.configFailed}
            text={shell.moneySafe}
            skeleton={<Skeleton shape="row" count={4} />}
          >
            {(config) => {
              const example = exampleOf(config)
              return (
                <>
                  <RatesTable config={config} />
                  {example && <ExampleCard example={example} />}
                  <Terms terms={config.terms} />
                </>
              )
            }}
          </Loaded>
          <p apply="caption muted">{words.honest}</p>
        </section>
      </div>
      <div className={styles.join}>
        <Button tone="gold" size="lg" className={styles.login} onClick={onLogin}>
          {shell.login}
        </Button>
        <Button tone="cta" size="lg" block onClick={onJoin}>
          {words.join}
        </Button>
      </div>
    </>
  )
}

/** Levels of a programme that keep the room until those of this one are known. */
const USUAL = 2

/** The lacquer head of the page. `levels` is null while it is not known. */
function Hero({ levels }: { levels: number | null }) {
  const [first, second] = words.heroTitle
  return (
    <section data-surface="lacquer" className={cx(styles.hero, lacquer.red)}>
      <Motif name="spray" className={styles.spray} />
      <img src="/art/leaf-peacock.webp" alt="" width={106} height={106} className={styles.art} />
      <p className={styles.eyebrow}>{words.eyebrow}</p>
      <h2 className={styles.heroTitle}>
        {first}
        <br />
        {second} <span className={cx(levels === null && styles.coming)}>{words.levels(levels ?? USUAL)}</span>
      </h2>
      <p className={styles.text}>
        {words.heroText.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </p>
    </section>
  )
}

const icons = [UserPlus, Share2, Coins] as const

function HowItWorks() {
  return (
    <Card as="ol" className={styles.steps}>
      {words.steps.map(({ title, text }, index) => {
        const Icon = icons[index]!
        return (
          <li key={title} className={styles.step}>
            <span aria-hidden="true" className={styles.icon}>
              <Icon size={20} />
            </span>
            <span>
              <span apply="block semi">{title}</span>
              <span apply="block small muted">{text}</span>
            </span>
          </li>
        )
      })}
    </Card>
  )
}

function ExampleCard({ example: { name, play, percent, earned } }: { example: Example }) {
  return (
    <Card pad>
      <h3 apply="mb-8 lead">{words.example}</h3>
      <KeyValues
        items={[
          { label: words.examplePlay(name), value: formatBaht(play) },
          { label: words.exampleRate, value: words.times(words.percent(percent)) },
          { label: words.exampleEarned, value: <Money satang={earned} sign tone="won" />, strong: true },
        ]}
      />
    </Card>
  )
}

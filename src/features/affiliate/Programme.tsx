import { useQuery } from '@tanstack/react-query'
import { affiliateConfigQuery } from '#src/data/affiliate.ts'
import { affiliate as words } from '#src/strings/affiliate.ts'
import { shell } from '#src/strings/shell.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { SectionHead } from '#src/ui/SectionHead.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { exampleOf } from './parts/example.ts'
import { ExampleCard } from './parts/ExampleCard.tsx'
import { Hero } from './parts/Hero.tsx'
import { HowItWorks } from './parts/HowItWorks.tsx'
import { Loaded } from './parts/Loaded.tsx'
import { RatesTable } from './parts/RatesTable.tsx'
import { Terms } from './parts/Terms.tsx'
import styles from './Programme.module.css'

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
        <section aria-labelledby="affiliate-rates" className={styles.rates}>
          <SectionHead id="affiliate-rates" title={words.rates} />
          <Loaded query={query} failed={words.configFailed} skeleton={<Skeleton shape="row" count={4} />}>
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
          <p className={styles.honest}>{words.honest}</p>
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

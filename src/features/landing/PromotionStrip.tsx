import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { errorText } from '#src/api/error-text.ts'
import { ApiError } from '#src/api/api-error.ts'
import { promotionsQuery } from '#src/data/promotions.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { landing } from '#src/strings/landing.ts'
import { shell } from '#src/strings/shell.ts'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { PromoTicket } from '#src/features/landing/PromoTicket.tsx'
import { Rail } from '#src/ui/layout/Rail.tsx'
import { Section } from '#src/ui/layout/Section.tsx'
import { SectionHead } from '#src/ui/layout/SectionHead.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { ticketOf } from './parts/ticket.ts'
import styles from './sections.module.css'

const SHOWN = 3
const tones = ['red', 'jade', 'blue'] as const

/** Left out when the agent has no promotions, or its platform does not serve them. */
export function PromotionStrip() {
  const query = useQuery(promotionsQuery())
  if (query.data?.length === 0 || isNotOffered(query.error)) return null
  return (
    <Section
      flush
      aria-labelledby="landing-promotions"
      className={styles.promotionStripSection}
      data-offers=""
    >
      <SectionHead
        id="landing-promotions"
        title={landing.promotions}
        action={
          <TextLink as={Link} to={paths.promotions()} chevron aria-label={landing.seeAll(landing.promotions)}>
            {shell.seeAll}
          </TextLink>
        }
      />
      <div className={styles.promotionStripBody}>
        <Loaded query={query} failed={landing.promotionsFailed} text={errorText} waiting={<Loading />}>
          {(promotions) => (
            <Rail label={landing.promotions} item="ticket">
              {promotions.slice(0, SHOWN).map((promotion, index) => (
                <li key={promotion.promotion_agent_id}>
                  <PromoTicket
                    {...ticketOf(promotion)}
                    tone={tones[index % tones.length]}
                    action={
                      <TextLink
                        as={Link}
                        to={paths.promotions({ id: promotion.promotion_agent_id })}
                        chevron
                        aria-label={landing.detailsOf(promotion.promotion_name)}
                      >
                        {landing.details}
                      </TextLink>
                    }
                  />
                </li>
              ))}
            </Rail>
          )}
        </Loaded>
      </div>
    </Section>
  )
}

function Loading() {
  return (
    <LoadingRegion>
      <Rail label={landing.promotions} item="ticket">
        {tones.map((tone) => (
          <li key={tone}>
            <Skeleton shape="category" />
          </li>
        ))}
      </Rail>
    </LoadingRegion>
  )
}

/** The platform declares the call but does not serve it: nothing is broken, there is just nothing to show. */
const isNotOffered = (error: unknown): boolean => error instanceof ApiError && error.kind === 'notYet'

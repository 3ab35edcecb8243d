import { useQuery } from '@tanstack/react-query'
import type { Banner as BannerData } from '#contracts/agent.ts'
import { errorText } from '#src/api/error-text.ts'
import { bannersQuery } from '#src/data/agent.ts'
import { AddressLink } from '#src/platform/AddressLink.tsx'
import { landing } from '#src/strings/landing.ts'
import { Banner } from '#src/features/landing/Banner.tsx'
import { Carousel } from '#src/features/landing/Carousel.tsx'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import styles from './BannerCarousel.module.css'

const tones = { lacquer: 'red', indigo: 'blue', jade: 'jade' } as const

/** A banner with words is drawn, its picture being the art beside them; one without is its picture. */
const picture = ({ title, image, eyebrow }: BannerData) =>
  title ? { art: image || undefined } : { image, alt: eyebrow }

export function BannerCarousel() {
  const query = useQuery(bannersQuery())
  return (
    <div className={styles.place}>
      <Loaded query={query} failed={landing.bannersFailed} text={errorText} waiting={<Loading />}>
        {(banners) =>
          banners.length > 0 && (
            <Carousel label={landing.banners} className={styles.banners}>
              {banners.map((banner, index) => (
                <Banner
                  key={banner.id}
                  as={AddressLink}
                  to={banner.link}
                  tone={tones[banner.tone]}
                  eyebrow={banner.eyebrow}
                  title={banner.title}
                  text={banner.subtitle}
                  cta={banner.action}
                  {...picture(banner)}
                  eager={index === 0}
                />
              ))}
            </Carousel>
          )
        }
      </Loaded>
    </div>
  )
}

function Loading() {
  return (
    <LoadingRegion className={styles.loading}>
      <Skeleton shape="banner" />
    </LoadingRegion>
  )
}

import type { ElementType, ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import type { As } from '#src/ui/actions/as.ts'
import styles from './landing.module.css'
import { ChevronRight } from '#src/ui/icons.ts'
import lacquer from '#src/ui/layout/lacquer.module.css'

interface OwnProps {
  tone?: 'red' | 'blue' | 'jade' | undefined
  eyebrow?: ReactNode
  title?: ReactNode
  text?: ReactNode
  /** The words of the link; the whole banner is the link. */
  cta?: ReactNode
  /** Address of a gold-leaf drawing on the right. */
  art?: string | undefined
  /** Address of a finished picture that fills the banner instead of the words; `alt` says what is on it. */
  image?: string | undefined
  alt?: string | undefined
  /** The first banner of the landing: fetched before everything else, and in the first paint if it has come by then. */
  eager?: boolean | undefined
}

export function Banner<E extends ElementType = 'a'>(props: As<E, OwnProps>) {
  const { as, tone = 'red', eyebrow, title, text, cta, art, image, alt = '', eager, ...rest } = props
  const Root: ElementType = as ?? 'a'
  const loading = eager
    ? ({ fetchPriority: 'high', decoding: 'sync' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const)
  return (
    <Root {...rest} data-surface="lacquer" className={cx(styles.banner, !image && lacquer[tone])}>
      {image ? (
        <img src={image} alt={alt} className={styles.image} {...loading} />
      ) : (
        <>
          <span aria-hidden="true" className={styles.vine} />
          {art && <img src={art} alt="" className={styles.art} {...loading} />}
          {eyebrow && <span className={styles.eyebrow}>{eyebrow}</span>}
          <span className={styles.title}>{title}</span>
          {text && <span className={styles.bannerText}>{text}</span>}
          {cta && (
            <span className={styles.go}>
              {cta}
              <ChevronRight size={16} />
            </span>
          )}
        </>
      )}
    </Root>
  )
}

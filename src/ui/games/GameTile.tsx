import type { ElementType } from 'react'
import { cx } from '#src/lib/cx.ts'
import { ui } from '#src/strings/ui.ts'
import type { As } from '../actions/as.ts'
import styles from './GameTile.module.css'
import { Heart } from '../icons.ts'
import { Poster } from './Poster.tsx'

interface OwnProps {
  title: string
  provider: string
  /** Address of the 3:4 picture; null keeps the placeholder. */
  poster: string | null
  /** One or two words: new, hot. */
  tag?: string | undefined
  favourite?: boolean | undefined
  /** Without it there is no heart. */
  onFavourite?: ((favourite: boolean) => void) | undefined
  /** Above the fold: fetched at once. */
  eager?: boolean | undefined
  /** On the first screen: fetched when its letters are there. */
  soon?: boolean | undefined
  /** Before all other pictures. */
  first?: boolean | undefined
  className?: string | undefined
}

/** The whole tile is one link or button; the heart lies over it as a button of its own. */
export function GameTile<E extends ElementType = 'button'>(props: As<E, OwnProps>) {
  const { as, title, provider, poster, tag, favourite, onFavourite, eager, soon, first, className, ...rest } =
    props
  const Root: ElementType = as ?? 'button'
  return (
    <div className={cx(styles.tile, className)}>
      <Root {...(as ? undefined : { type: 'button' })} {...rest} className={styles.link}>
        <Poster src={poster} eager={eager} soon={soon} first={first} />
        <span className={styles.gameTileTitle}>{title}</span>{' '}
        <span className={styles.gameTileProvider}>{provider}</span>
      </Root>
      {tag && <span className={styles.tag}>{tag}</span>}
      {onFavourite && (
        <button
          type="button"
          aria-label={favourite ? ui.favouriteRemove(title) : ui.favouriteAdd(title)}
          className={cx(styles.heart, favourite && styles.on)}
          onClick={() => onFavourite(!favourite)}
        >
          <span className={styles.disc}>
            <Heart size={16} />
          </span>
        </button>
      )}
    </div>
  )
}

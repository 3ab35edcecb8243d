import { Link } from 'react-router'
import type { Notification } from '#contracts/agent.ts'
import { cx } from '#src/lib/cx.ts'
import { isArt } from '#src/lib/image/is-art.ts'
import { AddressLink } from '#src/platform/AddressLink.tsx'
import { sameOriginPath } from '#src/lib/same-origin.ts'
import { noticeText } from '#src/strings/notices.ts'
import { Motif } from '#src/ui/display/Motif.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { asShown } from '#src/ui/words/joined.ts'
import styles from '../NoticeDialog.module.css'

/** `type` of an announcement whose link is a page of ours; any other opens outside. */
const INSIDE = 1

interface NoticePageProps {
  notice: Notification
  index: number
  onFollow: () => void
}

export function NoticePage({ notice, index, onFollow }: NoticePageProps) {
  const inside = notice.type === INSIDE ? sameOriginPath(notice.link) : null
  return (
    <article aria-live="polite">
      {notice.image && <NoticePicture image={notice.image} index={index} />}
      <div className={styles.noticePageText}>
        <h3 className={styles.noticePageTitle}>{notice.title}</h3>
        {notice.description && <p apply="mt-4 muted pre-line">{asShown(notice.description)}</p>}
        {inside ? (
          <TextLink as={Link} to={inside} chevron onClick={onFollow}>
            {noticeText.seeDetails}
          </TextLink>
        ) : (
          notice.link && (
            <TextLink as={AddressLink} to={notice.link} chevron onClick={onFollow}>
              {noticeText.seeDetails}
            </TextLink>
          )
        )}
      </div>
    </article>
  )
}

const grounds = [styles.indigo, styles.lacquer, styles.jade]

/** A photograph fills its box; line art (SVG) stands on a lacquer ground with the spray behind it. */
function NoticePicture({ image, index }: { image: string; index: number }) {
  const drawn = isArt(image)
  return (
    <div data-surface="lacquer" className={cx(styles.box, grounds[index % grounds.length])}>
      {drawn && <Motif name="spray" className={styles.spray} />}
      <img
        src={image}
        alt=""
        width={400}
        height={196}
        decoding="async"
        className={drawn ? styles.art : styles.photo}
      />
    </div>
  )
}

import type { SharedLink } from '#src/platform/platform.ts'
import { shareCard } from '#src/strings/line/share-card.ts'
import styles from '../ShareDialog.module.css'

/** The card as LINE will draw it, on paper in both themes; liff/friends/flex-message.ts makes the real one. */
export function ShareCardPreview({ link }: { link: Omit<SharedLink, 'url'> }) {
  return (
    <div className={styles.chat}>
      <article className={styles.card} data-surface="paper">
        {link.picture && (
          <img src={link.picture} alt="" width={800} height={520} className={styles.picture} />
        )}
        <div className={styles.shareCardPreviewBody}>
          <h3 className={styles.title}>{link.title}</h3>
          {link.text && <p apply="mt-2 text-14 muted">{link.text}</p>}
          {link.rows && (
            <dl apply="mt-8">
              {link.rows.map((row, index) => (
                // Two lines of a slip may be alike.
                <div key={index} className={styles.shareCardPreviewRow}>
                  <dt>{row.label}</dt>
                  <dd>{row.value}</dd>
                </div>
              ))}
            </dl>
          )}
          <p apply="mt-8 caption faint">{shareCard.adults}</p>
        </div>
        <p apply="row middle centre tall-46 gold-edge-above semi gold">{link.action ?? shareCard.open}</p>
      </article>
    </div>
  )
}

import { useState } from 'react'
import type { LineLink } from '#src/stores/line-link.ts'
import { firstUse } from '#src/strings/auth/first-use.ts'
import { User } from '#src/ui/icons.ts'
import styles from './LineGreeting.module.css'

/** Who LINE says is here. A picture that cannot be shown is no failure: an icon stands for it. */
export function LineGreeting({ link, text }: { link: LineLink; text: string }) {
  const [broken, setBroken] = useState(false)
  return (
    <div apply="row middle gap-16">
      {link.picture && !broken ? (
        <img
          src={link.picture}
          alt=""
          width={66}
          height={66}
          referrerPolicy="no-referrer"
          className={styles.picture}
          onError={() => setBroken(true)}
        />
      ) : (
        <span className={styles.picture}>
          <User size={26} />
        </span>
      )}
      <div apply="shrink">
        <h2 apply="h2 anywhere">{firstUse.hello(link.name)}</h2>
        <p apply="small muted">{text}</p>
      </div>
    </div>
  )
}

import { CouponForm } from '#src/features/coupon/CouponForm.tsx'
import { CouponHistory } from '#src/features/coupon/CouponHistory.tsx'
import { coupon as words } from '#src/strings/rewards/coupon.ts'
import { Motif } from '#src/ui/display/Motif.tsx'
import { SectionHead } from '#src/ui/layout/SectionHead.tsx'
import styles from './CouponPage.module.css'

/** `/member/coupon`. */
export function CouponPage() {
  return (
    <div apply="within-560 amid page-pad-56">
      <div className={styles.head}>
        <Motif name="crest" className={styles.crest} />
        <h2>{words.title}</h2>
        <p apply="muted">{words.text}</p>
      </div>
      <CouponForm />
      <section apply="mt-32" aria-labelledby="coupon-history">
        <SectionHead id="coupon-history" title={words.history} />
        <CouponHistory />
      </section>
    </div>
  )
}

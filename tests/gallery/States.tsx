import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { LoadingRegion } from '#src/ui/LoadingRegion.tsx'
import { OfflineBar } from '#src/ui/OfflineBar.tsx'
import { PartError } from '#src/ui/PartError.tsx'
import { Section } from '#src/ui/Section.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Spinner } from '#src/ui/Spinner.tsx'
import styles from './gallery.module.css'

export function States() {
  return (
    <>
      <OfflineBar text="ออฟไลน์ ข้อมูลล่าสุดเมื่อ 17:21 น." onRetry={() => {}} />
      <EmptyState
        title="ยังไม่มีโพยที่รอผล"
        text="โพยที่ส่งแล้วจะมาแสดงที่หน้านี้ พร้อมแจ้งผลทันทีที่ประกาศ"
        action={<Button tone="cta">ไปแทงหวย</Button>}
      />
      <EmptyState art="lozenge" title="ไม่พบเกมที่ตรงกับ “มังกรน้ำแข็ง”" text="ลองใช้คำที่สั้นลง หรือเลือกจากเกมใกล้เคียง" />
      <Section>
        <PartError title="โหลดรายการกระเป๋าไม่สำเร็จ" text="เงินของคุณยังอยู่ครบ โปรดลองอีกครั้ง" onRetry={() => {}} />
      </Section>
      <Section>
        <LoadingRegion>
          <div className={styles.columns}>
            <Skeleton shape="banner" />
            <Skeleton shape="panel" />
            <div>
              <Skeleton shape="title" />
              <Skeleton count={3} />
            </div>
            <Skeleton shape="row" />
          </div>
        </LoadingRegion>
        <Spinner large label="กำลังโหลด" />
      </Section>
    </>
  )
}

import { Avatar } from '#src/ui/display/Avatar.tsx'
import { BankBadge } from '#src/ui/display/BankBadge.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Framed } from '#src/ui/layout/Framed.tsx'
import { BadgePercent, User } from '#src/ui/icons.ts'
import { List } from '#src/ui/list/List.tsx'
import { ListItem } from '#src/ui/list/ListItem.tsx'
import { ListRow } from '#src/ui/list/ListRow.tsx'
import { Logo } from '#src/ui/display/Logo.tsx'
import { Money } from '#src/ui/display/Money.tsx'
import { Motif } from '#src/ui/display/Motif.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { Section } from '#src/ui/layout/Section.tsx'
import { SectionHead } from '#src/ui/layout/SectionHead.tsx'
import { Stats } from '#src/ui/layout/Stats.tsx'
import styles from './gallery.module.css'

const banks = ['kbank', 'bay', 'scb', 'ktb', 'gsb', 'unknown']

export function Rows() {
  return (
    <Section>
      <SectionHead title="แถว การ์ด เงิน" action={<Logo href="#home" name="โชคดี" />} />
      <div className={styles.columns}>
        <Framed data-surface="lacquer" className={styles.panel}>
          <div className={styles.group}>
            <Avatar />
            <Avatar rank="gold" />
            <Avatar rank="hero" />
            <span>narin1990</span>
          </div>
          <Money variant="balance" satang={1248050} /> <Money variant="balance" hidden satang={1248050} />
        </Framed>
        <Card pad>
          <Stats
            items={[
              { label: 'ยอดเล่น', value: <Money whole satang={310000} /> },
              { label: 'ได้', value: <Money whole sign tone="auto" satang={190000} /> },
              { label: 'เสีย', value: <Money whole tone="auto" satang={-64000} /> },
            ]}
          />
        </Card>
        <Card>
          <List>
            <ListItem>
              <ListRow
                as="a"
                href="#p"
                icon={<BadgePercent />}
                title="แถวรายการ"
                note="คำอธิบายหนึ่งบรรทัด"
                chevron
              />
            </ListItem>
            <ListItem>
              <ListRow
                as="button"
                icon={<User />}
                title="โปรไฟล์"
                value={<Money satang={35000} tone="won" />}
                chevron
              />
            </ListItem>
            <ListItem>
              <ListRow
                as="button"
                bare
                icon={<BankBadge image="/banks/scb.svg" size={40} />}
                title="ไทยพาณิชย์"
                note="SCB"
                selected
              />
            </ListItem>
          </List>
        </Card>
        <div className={styles.stack}>
          <Note>ข้อความทั่วไป</Note>
          <Note tone="warn">ฝาก ถอน และเข้าเกมได้อีกครั้งเมื่อกลับมาออนไลน์</Note>
          <Note tone="info">ชื่อบัญชีต้องตรงกับผู้สมัคร</Note>
          <Note tone="won">บันทึกแล้ว</Note>
          <Note tone="lost">บัญชีนี้ถูกระงับ</Note>
        </div>
        <div className={styles.group}>
          {banks.map((name) => (
            <BankBadge key={name} image={`/banks/${name}.svg`} />
          ))}
        </div>
        <Motif name="divider" className={styles.frieze} />
        <Motif name="frieze" className={styles.frieze} />
      </div>
    </Section>
  )
}

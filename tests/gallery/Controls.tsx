import { useState } from 'react'
import { Button } from '#src/ui/actions/Button.tsx'
import { Checkbox } from '#src/ui/field/Checkbox.tsx'
import { Chip } from '#src/ui/actions/Chip.tsx'
import { ChipRow } from '#src/ui/actions/ChipRow.tsx'
import { Countdown } from '#src/ui/time/Countdown.tsx'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import { Heart, LogIn, Menu, RefreshCw } from '#src/ui/icons.ts'
import { LinkTab } from '#src/ui/actions/LinkTab.tsx'
import { LinkTabs } from '#src/ui/actions/LinkTabs.tsx'
import { ProgressBars } from '#src/ui/display/ProgressBars.tsx'
import { Section } from '#src/ui/layout/Section.tsx'
import { SectionHead } from '#src/ui/layout/SectionHead.tsx'
import { Segmented } from '#src/ui/actions/Segmented.tsx'
import { Steps } from '#src/ui/layout/Steps.tsx'
import { Switch } from '#src/ui/actions/Switch.tsx'
import { TabPanel } from '#src/ui/tabs/TabPanel.tsx'
import { Tabs } from '#src/ui/tabs/Tabs.tsx'
import { Tag } from '#src/ui/display/Tag.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import styles from './gallery.module.css'

export function Controls() {
  const [chip, setChip] = useState('ทั้งหมด')
  const [tab, setTab] = useState('wait')
  const [seg, setSeg] = useState('bank')
  const [on, setOn] = useState(true)
  return (
    <>
      <Section>
        <SectionHead
          title="ปุ่ม"
          action={
            <TextLink href="#all" chevron>
              ดูทั้งหมด
            </TextLink>
          }
        />
        <div className={styles.group}>
          <Button tone="cta">ปุ่มหลัก</Button>
          <Button tone="cta" disabled>
            ปิดใช้งาน
          </Button>
          <Button tone="cta" busy>
            กำลังส่ง
          </Button>
          <Button tone="gold">ปุ่มรอง</Button>
          <Button>ปุ่มเงียบ</Button>
          <Button tone="text">ปุ่มข้อความ</Button>
          <Button tone="gold" size="sm" icon={<RefreshCw />}>
            ลองใหม่
          </Button>
          <IconButton label="เมนู">
            <Menu />
          </IconButton>
          <IconButton box label="รีเฟรช">
            <RefreshCw />
          </IconButton>
        </div>
        <p>
          ข้อความมี{' '}
          <TextLink underline href="#t">
            ลิงก์ในประโยค
          </TextLink>{' '}
          ต่อท้าย
        </p>
        <Button tone="cta" size="lg" block icon={<LogIn />}>
          เข้าสู่ระบบ
        </Button>
      </Section>
      <Section flush>
        <SectionHead title="ชิป แท็ก" />
        <ChipRow label="หมวด">
          {['ทั้งหมด', 'สล็อต', 'คาสิโน', 'ยิงปลา', 'กีฬา', 'ฟรีสปิน', 'หวย'].map((name) => (
            <Chip key={name} selected={chip === name} onClick={() => setChip(name)}>
              {name}
            </Chip>
          ))}
          <Chip icon={<Heart />}>โปรด</Chip>
        </ChipRow>
      </Section>
      <Section>
        <div className={styles.group}>
          <Tag tone="gold">ใหม่</Tag>
          <Tag tone="line">ระดับทอง</Tag>
          <Tag tone="won">สำเร็จ</Tag>
          <Tag tone="lost">ไม่สำเร็จ</Tag>
          <Tag tone="warn">รอผล</Tag>
          <Tag tone="info">คืนเงิน</Tag>
          <Tag>ทั่วไป</Tag>
        </div>
      </Section>
      <Section>
        <SectionHead title="แท็บ" />
        <div className={styles.columns}>
          <div>
            <Tabs
              name="bills"
              label="โพย"
              value={tab}
              fill
              items={[
                { id: 'wait', label: 'รอผล', count: 3 },
                { id: 'done', label: 'ออกผลแล้ว' },
                { id: 'cancel', label: 'ยกเลิก' },
              ]}
              onChange={setTab}
            />
            <TabPanel name="bills" id={tab}>
              {tab}
            </TabPanel>
          </div>
          <LinkTabs label="หน้า">
            <LinkTab href="#1" current>
              กระเป๋า
            </LinkTab>
            <LinkTab href="#2">รายการ</LinkTab>
          </LinkTabs>
          <Segmented
            label="วิธีฝาก"
            value={seg}
            options={[
              { value: 'bank', label: 'ธนาคาร' },
              { value: 'qr', label: 'QR' },
              { value: 'tmw', label: 'ทรูมันนี่' },
            ]}
            onChange={setSeg}
          />
          <div>
            <Checkbox label="จำฉันไว้" defaultChecked />
            <Switch label="ซ่อนยอดเงิน" note="แสดงเป็นจุดแทนตัวเลข" checked={on} onChange={() => setOn(!on)} />
          </div>
        </div>
      </Section>
      <Section>
        <SectionHead title="นับถอยหลัง ขั้นตอน" />
        <div className={styles.group}>
          <Countdown size="lg" seconds={582} label="ปิดรับใน" />
          <Countdown seconds={10782} label="ปิดรับใน" />
          <Countdown size="sm" seconds={27} soon label="ปิดรับใน" />
        </div>
        <Steps label="ขั้นตอน" items={['สร้างคิวอาร์', 'รอการโอน', 'เงินเข้ากระเป๋า']} current={1} />
        <ProgressBars current={2} total={3} />
      </Section>
    </>
  )
}

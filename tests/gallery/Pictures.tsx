import { useState } from 'react'
import { Banner } from '#src/features/landing/Banner.tsx'
import { Carousel } from '#src/features/landing/Carousel.tsx'
import { CategoryGrid } from '#src/ui/games/CategoryGrid.tsx'
import { CategoryTile } from '#src/ui/games/CategoryTile.tsx'
import { GameGrid } from '#src/ui/games/GameGrid.tsx'
import { GameTile } from '#src/ui/games/GameTile.tsx'
import { BadgePercent, Crown, Gem, Undo2 } from '#src/ui/icons.ts'
import { PromoTicket } from '#src/features/landing/PromoTicket.tsx'
import { QuickLink } from '#src/features/landing/QuickLink.tsx'
import { Rail } from '#src/ui/layout/Rail.tsx'
import { Section } from '#src/ui/layout/Section.tsx'
import { SectionHead } from '#src/ui/layout/SectionHead.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { TileSkeleton } from '#src/ui/games/TileSkeleton.tsx'
import styles from './gallery.module.css'

const art = (name: string) => new URL(`./art/${name}.svg`, import.meta.url).href
const games = [
  ['มังคุดมหาเฮง', 'ช้างเกมส์', 'sl-2202'],
  ['ช้างนำโชค', 'ช้างเกมส์', 'sl-2203'],
  ['วิเชียรมาศ', 'พลอยสตูดิโอ', 'sl-2204'],
  ['ทับทิมสยาม', 'พลอยสตูดิโอ', 'sl-2205'],
  ['ภาพเสีย', 'ค่ายทดสอบ', 'none'],
] as const
const categories = [
  ['คาสิโน', 'cat-casino'],
  ['สล็อต', 'cat-slot'],
  ['ฟรีสปิน', 'cat-freespin'],
  ['หวย', 'cat-lottery'],
] as const

export function Pictures() {
  const [loved, setLoved] = useState<readonly string[]>(['ช้างนำโชค'])
  return (
    <>
      <Carousel label="แบนเนอร์">
        <Banner
          href="#1"
          eyebrow="ต้อนรับสมาชิกใหม่"
          title="โบนัส 100%"
          text="ฝากแรกรับสูงสุด 1,000 บาท"
          cta="ดูเงื่อนไข"
          art={art('leaf-elephant')}
          eager
        />
        <Banner
          href="#2"
          tone="blue"
          eyebrow="ทุกวัน ตั้งแต่ 06:00 น."
          title="ยี่กี 88 รอบ"
          text="ออกผลทุก 15 นาที"
          cta="ดูรอบวันนี้"
          art={art('leaf-balls')}
        />
        <Banner
          href="#3"
          tone="jade"
          eyebrow="ทุกวันจันทร์"
          title="คืนยอดเสีย 10%"
          text="สูงสุด 5,000 บาท"
          cta="ดูเงื่อนไข"
          art={art('leaf-gem')}
        />
      </Carousel>
      <nav className={styles.quick} aria-label="ทางลัด">
        <QuickLink href="#q" icon={<Crown />} label="สิทธิพิเศษ" />
        <QuickLink href="#q" icon={<BadgePercent />} label="โปรโมชั่น" />
        <QuickLink href="#q" icon={<Undo2 />} label="คืนยอดเสีย" />
        <QuickLink href="#q" icon={<Gem />} label="ร้านค้าแต้ม" />
      </nav>
      <Section>
        <SectionHead title="เลือกหมวดเกม" />
        <CategoryGrid>
          {categories.map(([title, name]) => (
            <li key={name}>
              <CategoryTile href="#c" title={title} note="1,280 เกม" art={art(name)} />
            </li>
          ))}
        </CategoryGrid>
      </Section>
      <Section>
        <SectionHead
          title="เกมฮิตตอนนี้"
          action={
            <TextLink href="#all" chevron>
              ดูทั้งหมด
            </TextLink>
          }
        />
        <GameGrid>
          {games.map(([title, provider, name], index) => (
            <li key={name}>
              <GameTile
                title={title}
                provider={provider}
                poster={name === 'none' ? '/none.svg' : art(name)}
                tag={index === 0 ? 'ฮิต' : undefined}
                favourite={loved.includes(title)}
                onFavourite={(next) =>
                  setLoved(next ? [...loved, title] : loved.filter((other) => other !== title))
                }
              />
            </li>
          ))}
          <li>
            <TileSkeleton />
          </li>
        </GameGrid>
      </Section>
      <Section flush>
        <SectionHead title="เล่นล่าสุด" />
        <Rail label="เล่นล่าสุด">
          {games.map(([title, provider, name]) => (
            <li key={name}>
              <GameTile
                as="a"
                href="#g"
                title={title}
                provider={provider}
                poster={name === 'none' ? null : art(name)}
              />
            </li>
          ))}
        </Rail>
      </Section>
      <Section flush>
        <SectionHead title="โปรโมชั่น" />
        <Rail item="ticket" label="โปรโมชั่น">
          {(['red', 'jade', 'blue'] as const).map((tone) => (
            <li key={tone}>
              <PromoTicket
                tone={tone}
                big="100%"
                unit="โบนัสฝากแรก"
                title="ต้อนรับสมาชิกใหม่"
                text="ฝากขั้นต่ำ 100 บาท รับเพิ่มสูงสุด 1,000 บาท"
                footnote="เทิร์น 5 เท่า"
                action={
                  <TextLink href="#p" chevron>
                    รายละเอียด
                  </TextLink>
                }
              />
            </li>
          ))}
        </Rail>
      </Section>
    </>
  )
}

import { CalendarPickerView, Toast } from 'antd-mobile'
import { useState } from 'react'
import { AntdProvider } from '#src/ui/antd/AntdProvider.tsx'
import { InfiniteScroll } from '#src/ui/antd/InfiniteScroll.tsx'
import { PullToRefresh } from '#src/ui/antd/PullToRefresh.tsx'
import { Slides } from '#src/ui/slides/Slides.tsx'
import { Banner } from '#src/features/landing/Banner.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { List } from '#src/ui/list/List.tsx'
import { ListItem } from '#src/ui/list/ListItem.tsx'
import { ListRow } from '#src/ui/list/ListRow.tsx'
import { Section } from '#src/ui/layout/Section.tsx'
import { SectionHead } from '#src/ui/layout/SectionHead.tsx'

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** What is built on antd-mobile. */
export function Behaviour() {
  const [rows, setRows] = useState(10)
  const [fresh, setFresh] = useState(0)
  const [failNext, setFailNext] = useState(false)

  const loadMore = async () => {
    await later(300)
    if (failNext) {
      setFailNext(false)
      throw new Error('no answer')
    }
    setRows((count) => count + 10)
  }

  return (
    <PullToRefresh onRefresh={() => later(500).then(() => setFresh((count) => count + 1))}>
      <Section>
        <SectionHead title={`รีเฟรช ${fresh}`} />
        <Slides label="ประกาศสำคัญ" speed={1000}>
          <Banner href="#1" title="หนึ่ง" text="สไลด์แรก" />
          <Banner href="#2" tone="blue" title="สอง" text="สไลด์ที่สอง" />
          <Banner href="#3" tone="jade" title="สาม" text="สไลด์ที่สาม" />
        </Slides>
        <Button onClick={() => Toast.show({ content: 'antd toast' })}>antd toast</Button>
        <Button onClick={() => setFailNext(true)}>fail next page</Button>
        <AntdProvider>
          <Card>
            <CalendarPickerView
              selectionMode="single"
              min={new Date(2026, 10, 1)}
              max={new Date(2026, 10, 30)}
            />
          </Card>
        </AntdProvider>
        <List>
          {Array.from({ length: rows }, (_, index) => (
            <ListItem key={index}>
              <ListRow title={`แถวที่ ${index + 1}`} />
            </ListItem>
          ))}
        </List>
        <InfiniteScroll hasMore={rows < 40} loadMore={loadMore} />
      </Section>
    </PullToRefresh>
  )
}

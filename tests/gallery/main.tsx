import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import '#src/ui/styles/index.css'
import { Segmented } from '#src/ui/actions/Segmented.tsx'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import { Behaviour } from './Behaviour.tsx'
import { Controls } from './Controls.tsx'
import { Fields } from './Fields.tsx'
import { Layers } from './Layers.tsx'
import { Pictures } from './Pictures.tsx'
import { Rows } from './Rows.tsx'
import { States } from './States.tsx'
import styles from './gallery.module.css'

const pages = {
  controls: Controls,
  fields: Fields,
  rows: Rows,
  pictures: Pictures,
  states: States,
  layers: Layers,
  antd: Behaviour,
}
type Page = keyof typeof pages

function Gallery() {
  const [page, setPage] = useState<Page>(
    (new URLSearchParams(location.search).get('page') as Page) ?? 'controls',
  )
  const Shown = pages[page]
  return (
    <main className={styles.page}>
      <VisuallyHidden>
        <h1>Gallery</h1>
      </VisuallyHidden>
      <Segmented
        label="page"
        value={page}
        options={(Object.keys(pages) as Page[]).map((value) => ({ value, label: value }))}
        onChange={setPage}
        className={styles.nav}
      />
      <Shown />
    </main>
  )
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
)

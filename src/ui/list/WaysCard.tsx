import type { ElementType, ReactNode } from 'react'
import { Card } from '../layout/Card.tsx'
import { List } from './List.tsx'
import { ListItem } from './ListItem.tsx'
import { ListRow } from './ListRow.tsx'

interface Way {
  to: string
  icon: ReactNode
  title: string
  note: string
}

/** Pages that are a press away, a row each with what is there. */
export const WaysCard = ({ link, ways }: { link: ElementType; ways: readonly Way[] }) => (
  <Card>
    <List>
      {ways.map(({ to, icon, title, note }) => (
        <ListItem key={title}>
          <ListRow as={link} to={to} icon={icon} title={title} note={note} chevron />
        </ListItem>
      ))}
    </List>
  </Card>
)

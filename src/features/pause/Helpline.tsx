import { pause as words } from '#src/strings/protection/pause.ts'
import { Phone } from '#src/ui/icons.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { List } from '#src/ui/list/List.tsx'
import { ListItem } from '#src/ui/list/ListItem.tsx'
import { ListRow } from '#src/ui/list/ListRow.tsx'

/** Free of charge, around the clock. */
export const Helpline = () => (
  <Card>
    <List>
      <HelplineItem />
    </List>
  </Card>
)

export const HelplineItem = () => (
  <ListItem>
    <ListRow
      as="a"
      href="tel:1323"
      icon={<Phone size={20} />}
      title={words.helpline}
      note={words.helplineText}
      chevron
    />
  </ListItem>
)

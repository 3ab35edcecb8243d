import { Link } from 'react-router'
import { paths } from '#src/lib/pages/paths.ts'
import { pause as words } from '#src/strings/protection/pause.ts'
import { Download, Hourglass } from '#src/ui/icons.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { List } from '#src/ui/list/List.tsx'
import { ListItem } from '#src/ui/list/ListItem.tsx'
import { ListRow } from '#src/ui/list/ListRow.tsx'
import { PartHead } from './PartHead.tsx'

/** Taking a break, and what is held about the member. */
export function OwnWays() {
  return (
    <section>
      <PartHead title={words.profileHead} />
      <Card>
        <List>
          <ListItem>
            <ListRow
              as={Link}
              to={paths.memberBreak()}
              icon={<Hourglass size={20} />}
              title={words.breakLink}
              note={words.breakLinkText}
              chevron
            />
          </ListItem>
          <ListItem>
            <ListRow
              as={Link}
              to={paths.memberData()}
              icon={<Download size={20} />}
              title={words.dataLink}
              note={words.dataLinkText}
              chevron
            />
          </ListItem>
        </List>
      </Card>
    </section>
  )
}

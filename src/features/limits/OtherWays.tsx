import { Link } from 'react-router'
import { paths } from '#src/lib/pages/paths.ts'
import { limitWords as words } from '#src/strings/protection/limits.ts'
import { pause } from '#src/strings/protection/pause.ts'
import { History, Hourglass } from '#src/ui/icons.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { List } from '#src/ui/list/List.tsx'
import { ListItem } from '#src/ui/list/ListItem.tsx'
import { ListRow } from '#src/ui/list/ListRow.tsx'

/** What else there is: how often play is interrupted, and breaks. */
export const OtherWays = ({ minutes }: { minutes: number }) => (
  <Card>
    <List>
      {minutes > 0 && (
        <ListItem>
          <ListRow
            as={Link}
            to={paths.memberBreak()}
            icon={<History size={20} />}
            title={pause.reminder}
            note={words.every(pause.minutes(minutes))}
            chevron
          />
        </ListItem>
      )}
      <ListItem>
        <ListRow
          as={Link}
          to={paths.memberBreak()}
          icon={<Hourglass size={20} />}
          title={pause.breakLink}
          note={words.breaks}
          chevron
        />
      </ListItem>
    </List>
  </Card>
)

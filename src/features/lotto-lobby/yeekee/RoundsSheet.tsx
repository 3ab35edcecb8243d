import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Lottery } from '#contracts/lotto.ts'
import { lottoRoundsQuery } from '#src/data/lotto/lotto.ts'
import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { lottoLobby as words } from '#src/strings/lotto/lotto-lobby.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Trophy } from '#src/ui/icons.ts'
import { Sheet } from '#src/ui/modal/Sheet.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { restOfDay } from './rounds-around.ts'
import styles from './RoundsSheet.module.css'
import { RoundTile } from './RoundTile.tsx'

interface RoundsSheetProps {
  lottery: Lottery
  currentId: string
  control: DialogControl<void>
}

export function RoundsSheet({ lottery, currentId, control }: RoundsSheetProps) {
  const leave = () => control.close()
  return (
    <Sheet
      open={control.open}
      onClose={leave}
      onClosed={control.closed}
      title={words.roundsOf(lottery.name)}
      actions={
        <Button
          as={Link}
          to={paths.lottoResults({ category: lottery.category_id })}
          block
          icon={<Trophy />}
          onClick={leave}
        >
          {words.pastRounds}
        </Button>
      }
    >
      <Rounds lotteryId={lottery.lottery_id} currentId={currentId} onLeave={leave} />
    </Sheet>
  )
}

interface RoundsProps {
  lotteryId: string
  currentId: string
  onLeave: () => void
}

function Rounds({ lotteryId, currentId, onLeave }: RoundsProps) {
  const query = useQuery(lottoRoundsQuery({ lottery_id: lotteryId }))
  return (
    <Loaded query={query} failed={words.roundsFailed} skeleton={<Skeleton shape="row" count={4} />}>
      {(data) => {
        const rounds = restOfDay(data, currentId)
        if (rounds.length === 0) return <EmptyState title={words.noRounds} level={3} />
        return (
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops it from lists without markers
          <ul role="list" className={styles.rounds}>
            {rounds.map((round) => (
              <li key={round.round_id}>
                <RoundTile round={round} current={round.round_id === currentId} onPress={onLeave} />
              </li>
            ))}
          </ul>
        )
      }}
    </Loaded>
  )
}

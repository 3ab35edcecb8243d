/** Lotteries with a heart stand among the favourites of the games, under a provider that no platform has. */
import { favouriteChosen, isFavourite, useLobby } from '#src/stores/lobby.ts'

const asGame = (lotteryId: string) => ({ provider_id: '@lotto', game_id: lotteryId })

export const useIsFavourite = (lotteryId: string): boolean =>
  useLobby((state) => isFavourite(state.favourites, asGame(lotteryId)))

/** Which of all favourites a lottery is; a function that changes when they do. */
export function useFavourites(): (lotteryId: string) => boolean {
  const favourites = useLobby((state) => state.favourites)
  return (lotteryId) => isFavourite(favourites, asGame(lotteryId))
}

export const chooseFavourite = (lotteryId: string, favourite: boolean): void =>
  favouriteChosen(asGame(lotteryId), favourite)

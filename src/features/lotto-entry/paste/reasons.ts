/** Why a line of a chat is left out. */
export type Reason =
  | 'date'
  | 'total'
  | 'words'
  | 'digits'
  | 'orders'
  | 'price'
  | 'noPrice'
  | 'nothingAbove'
  | 'notTaken'
  | 'unclear'

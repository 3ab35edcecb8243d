interface BankBadgeProps {
  /** Where the bank's picture lies: `bankImage(id)` of the contract. */
  image: string
  size?: 36 | 40 | 44 | 56
  className?: string
}

/** A bank's picture. Its name always stands beside it, so it says nothing of its own. */
export function BankBadge({ image, size = 44, className }: BankBadgeProps) {
  return <img src={image} alt="" width={size} height={size} className={className} />
}

import { useSearchParams } from 'react-router'
import { LinkMaker } from '#src/features/share/LinkMaker.tsx'

/** `/share?to=/promotions`: links, QR codes and posters for agents and members (ENV-7). */
export function SharePage() {
  const [search] = useSearchParams()
  const from = search.get('to')
  return (
    <div apply="page-width amid page-pad-40">
      <LinkMaker key={from} from={from} />
    </div>
  )
}

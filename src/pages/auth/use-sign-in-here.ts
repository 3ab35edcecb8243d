import { useNavigate } from 'react-router'
import { enter } from '#src/features/auth/enter.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { askedFor, takeReturnTo } from '#src/stores/visit.ts'

/** Signs in without leaving the page; signing in with LINE leaves it and comes back to `path`. */
export function useSignInHere(path: string): () => void {
  const navigate = useNavigate()
  const signIn = async () => {
    askedFor(path)
    const entered = await enter('login')
    takeReturnTo()
    if (entered === 'forgot') await navigate(paths.forgot())
  }
  return () => void signIn()
}

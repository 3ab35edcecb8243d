import 'react'

/** Words of the grammar (atoms.css), for what has no class of its own: the build makes one of them (decision 058). */
interface Apply {
  apply?: string
}

declare module 'react' {
  interface HTMLAttributes<T> extends Apply {}
  interface SVGAttributes<T> extends Apply {}
}

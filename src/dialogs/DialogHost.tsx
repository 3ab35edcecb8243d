/** Renders the open dialogs, lowest first. One per app, inside the providers. */
import { useDialogs } from './dialogs.ts'

/** Each dialog brings its own frame and stays until its closing animation has ended. */
export function DialogHost() {
  const stack = useDialogs((state) => state.stack)
  return stack.map(({ id, Component, props, control }) => <Component key={id} {...props} control={control} />)
}

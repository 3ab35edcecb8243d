import { useState } from 'react'
import mark from './mark.svg'

export function Plain() {
  const [count, setCount] = useState(0)
  return (
    <>
      <img src={mark} className="mark" alt="" width="96" height="96" />
      <h1>Vite + React</h1>
      <div className="card">
        <button type="button" onClick={() => setCount((count) => count + 1)}>
          count is {count}
        </button>
        <p>
          Edit <code>src/App.tsx</code> and save to test HMR
        </p>
      </div>
      <p className="docs">Click on the Vite and React logos to learn more</p>
    </>
  )
}

/** What a new project of Vite and React is: the measure for every page of ours. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Plain } from './Plain.tsx'
import './plain.css'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Plain />
  </StrictMode>,
)

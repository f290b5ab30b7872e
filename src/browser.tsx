import { scriptingAttribute } from './hydration/attributes'
import { retryChunks } from './hydration/retryChunks'
import { runSequentially, yieldToMain } from './hydration/runSequentially'
import './theme/baseline.css'

/**
 * Loads and starts the site. Each package is evaluated in a task of its own: in a single task, they would
 * block a phone for a third of a second.
 */
async function start(): Promise<void> {
  await runSequentially([
    () =>
      import(
        /* webpackChunkName: "start-react", webpackExports: ["hydrateRoot"] */ 'react-dom/client'
      ),
    () =>
      import(
        /* webpackChunkName: "start-router", webpackExports: ["BrowserRouter"] */ 'react-router-dom'
      ),
    () =>
      import(
        /* webpackChunkName: "start-store", webpackExports: ["configureStore"] */ '@reduxjs/toolkit'
      ),
    () =>
      import(
        /* webpackChunkName: "start-language", webpackExports: ["createInstance"] */ 'i18next'
      ),
    () =>
      import(
        /* webpackChunkName: "start-mui", webpackExports: ["ThemeProvider"] */ '@mui/material/styles'
      ),
    () => import(/* webpackChunkName: "start" */ './theme/theme'),
  ])

  const container = document.getElementById('root')
  if (!container) throw new Error('The document has no #root to render into')
  const { startSite } = await import(/* webpackChunkName: "start" */ './hydration/start/startSite')
  await yieldToMain()
  await startSite(container)
}

retryChunks()
start().catch((error: unknown) => {
  // The document stays as it is and says what does not work.
  document.documentElement.removeAttribute(scriptingAttribute)
  throw error
})

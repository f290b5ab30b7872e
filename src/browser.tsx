import { runSequentially, yieldToMain } from './hydration/runSequentially'
import './theme/baseline.css'

// Each package is evaluated in a task of its own. In a single task, they would block a phone for a
// third of a second.
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
    import(/* webpackChunkName: "start-language", webpackExports: ["createInstance"] */ 'i18next'),
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
void startSite(container)

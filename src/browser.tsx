import { scriptingAttribute } from './hydration/attributes'
import { retryChunks } from './hydration/retryChunks'
import { yieldToMain } from './site/loading'
import './theme/baseline.css'

/** What takes long to evaluate: a task each, because a single one would block a phone. */
const parts = [
  () => import(/* webpackChunkName: "start", webpackExports: ["hydrateRoot"] */ 'react-dom/client'),
  () =>
    import(
      /* webpackChunkName: "start", webpackExports: ["ThemeProvider"] */ '@mui/material/styles'
    ),
  () => import(/* webpackChunkName: "start" */ './theme/theme'),
  () => import(/* webpackChunkName: "start" */ './store/setupStore'),
]

async function start(): Promise<void> {
  for (const evaluate of parts) {
    await yieldToMain()
    await evaluate()
  }
  await yieldToMain()

  const container = document.getElementById('root')
  if (!container) throw new Error('The document has no #root to render into')
  const { startSite } = await import(/* webpackChunkName: "start" */ './app/startSite')
  await yieldToMain()
  await startSite(container)
}

retryChunks()
start().catch((error: unknown) => {
  // The document stays as it is and says what does not work.
  document.documentElement.removeAttribute(scriptingAttribute)
  throw error
})

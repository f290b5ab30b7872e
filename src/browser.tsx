import { inTurn, nextTask } from './app/inTurn'
import './ui/theme/global.css'

// What the site is made of, each evaluated in a task of its own: in one, a phone would be deaf for
// a third of a second.
await inTurn([
  () => import(/* webpackExports: ["hydrateRoot"] */ 'react-dom/client'),
  () => import(/* webpackExports: ["BrowserRouter"] */ 'react-router-dom'),
  () => import(/* webpackExports: ["configureStore"] */ '@reduxjs/toolkit'),
  () => import(/* webpackExports: ["createInstance"] */ 'i18next'),
])

const container = document.getElementById('root')
if (!container) throw new Error('The document has no #root to render into')
const { startSite } = await import(/* webpackChunkName: "start" */ './app/startSite')
await nextTask()
void startSite(container)

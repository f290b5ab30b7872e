/** `npm run build`: the site for production, into dist/. */
import { buildSite } from './buildSite'

if (!(await buildSite())) process.exitCode = 1

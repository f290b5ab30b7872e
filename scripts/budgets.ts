/** `npm run budgets`: fails if the built site is more than 5 % over a budget of `perf/budgets.json`. */
import path from 'node:path'
import { checkBudgets } from './checkBudgets'

if (!checkBudgets(path.join(import.meta.dirname, '..'))) process.exitCode = 1

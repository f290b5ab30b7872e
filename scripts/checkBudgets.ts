/** Checks the built site against `perf/budgets.json`; needs no browser. */
import path from 'node:path'
import { checkBudgets } from './budgets/checkBudgets'

if (!checkBudgets(path.join(import.meta.dirname, '..'))) process.exitCode = 1

import { runEarlyScript } from './runEarlyScript'

runEarlyScript(window)

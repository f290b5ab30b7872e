import { logLevels, type LogLevel } from './configuration'

/** Prints sentences for the person who runs the server. Requests are logged as JSON instead. */
export interface OperatorLog {
  /** Prints information on standard output. */
  readonly notice: (sentence: string) => void
  /** Prints a warning on standard error. */
  readonly warn: (sentence: string) => void
}

/** Prints only what the log level allows. */
export function createOperatorLog(level: LogLevel): OperatorLog {
  const isEnabled = (kind: LogLevel) => logLevels.indexOf(level) >= logLevels.indexOf(kind)
  return {
    notice: (sentence) => {
      if (isEnabled('notice')) console.log(sentence)
    },
    warn: (sentence) => {
      if (isEnabled('warn')) console.warn(sentence)
    },
  }
}

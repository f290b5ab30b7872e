import { logLevels, type LogLevel } from './configuration'

/** Says sentences to whoever runs the server. Requests are logged as JSON instead. */
export interface Operator {
  /** Worth knowing, on standard output. */
  readonly notice: (sentence: string) => void
  /** Worth looking into, on standard error. */
  readonly warn: (sentence: string) => void
}

/** Lets through what the level of the log does. */
export function createOperator(level: LogLevel): Operator {
  const tells = (kind: LogLevel) => logLevels.indexOf(level) >= logLevels.indexOf(kind)
  return {
    notice: (sentence) => {
      if (tells('notice')) console.log(sentence)
    },
    warn: (sentence) => {
      if (tells('warn')) console.warn(sentence)
    },
  }
}

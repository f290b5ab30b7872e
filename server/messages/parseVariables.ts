import { isLoopback } from '../parseVariables'
import type { Secret } from '../secret'

export const parseSmtpUrl = (text: string): string | undefined =>
  /^smtps?:\/\/[^/]/.test(text) && URL.canParse(text) ? text : undefined

/** Requires https, because personal data is sent to the URL; http is allowed only for this machine. */
export function parseHttpsUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url))
  return isSafe ? text : undefined
}

const minKeyBytes = 24
const maxKeyBytes = 64

/** Reads a secret as Standard Webhooks writes it. */
export function parseWebhookSecret(text: string): string | undefined {
  const key = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text)?.[1]
  if (key === undefined) return undefined
  const { length } = Buffer.from(key, 'base64')
  return length >= minKeyBytes && length <= maxKeyBytes ? text : undefined
}

/** Reports variables that can't be used together. */
export const findMessageProblems = (variables: {
  readonly webhookUrl: string
  readonly webhookSecret: Secret | undefined
}): string[] =>
  variables.webhookUrl !== '' && variables.webhookSecret === undefined
    ? ['WEBHOOK_SECRET must be set for WEBHOOK_URL.']
    : []
